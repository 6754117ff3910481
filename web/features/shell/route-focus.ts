import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * After a change of page moves the focus to its heading (or the main part), so that keyboards and screen readers start
 * where the eye does. The first page keeps the browser's own focus, a link to a place on the page goes there by itself.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash !== "") return;
        const main = document.querySelector("main");
        const target = main?.querySelector<HTMLElement>("h1") ?? main;
        if (!target) return;
        if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }),
    [router],
  );
}
