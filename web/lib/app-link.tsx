import { type ComponentProps, type ComponentType, createContext, createElement, use } from "react";

export interface AppLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A page of this site with its query and hash, e.g. "/auth?mode=signup". */
  to: string;
}

/** Leaves the document, as every link of the web does. */
function PlainLink({ to, children, ...props }: AppLinkProps) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

/** How links work here: plain ones, unless the app around them has a router. */
export const AppLinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/**
 * A link for parts that stand on the landing page as well as in the app. The landing page comes without the router, which
 * would double what it makes a visitor download (budgets W1); everywhere else links go through the router as usual.
 */
export function AppLink(props: AppLinkProps) {
  return createElement(use(AppLinkContext), props);
}
