import { type ComponentProps, type ComponentType, createContext, createElement, use } from "react";

export interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A page of this site with its query and hash, e.g. "/auth?mode=signup". */
  to: string;
}

/** A plain link, which loads a new document. */
function PlainLink({ to, children, ...props }: AppLinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

/** The component that AppLink renders: a plain link, unless the app around it has a router. */
export const AppLinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/**
 * A link for components that appear both on the landing page and in the app. The landing page does without the router,
 * which would double a visitor's download; in the app, these links go through the router.
 */
export function AppLink(props: AppLinkProps) {
  return createElement(use(AppLinkContext), props);
}
