import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * After navigation, moves the focus to the heading of the new page (or to `main`), so that keyboard and screen reader users
 * start where everyone else does. Back on the home page, it goes to the link that led away. The first page keeps the browser's
 * focus, and a link to an anchor goes to its anchor.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash !== "") return;
        const main = document.querySelector("main");
        const left = toLocation.pathname === "/" ? `a[href="${fromLocation.pathname}"]` : null;
        const target = (left && main?.querySelector<HTMLElement>(left)) ?? main?.querySelector("h1") ?? main;
        if (!target) return;
        if (target.tabIndex < 0) target.tabIndex = -1;
        target.focus({ preventScroll: true });
      }),
    [router],
  );
}
