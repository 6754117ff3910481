import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { PrerenderedContext } from "./lib/frame.ts";
import type { AppRouter } from "./router.tsx";

export interface AppProps {
  queryClient: QueryClient;
  router: AppRouter;
  /** The page's HTML came from the build and is taken over as it is. */
  prerendered: boolean;
}

/** The whole app; the same tree in the browser and at build time. */
export function App({ queryClient, router, prerendered }: AppProps) {
  return (
    <PrerenderedContext value={prerendered}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PrerenderedContext>
  );
}
