import { startTransition, useLayoutEffect, useState } from "react";
import { RouterProvider } from "react-router/dom";
import type { createRouter } from "./router.tsx";

/**
 * Draws the screen that the router is at. RouterProvider reads the router's state while it is rendered and follows it
 * only once it is drawn: on a slow machine the first page could get ready in between and was never shown. So it is
 * mounted again, reading what there is, when the first page is ready; until then it shows the fallback alone.
 */
export function Screens({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  const [isReady, setReady] = useState(router.state.initialized);
  // With RouterProvider's own: one that followed later would mount again what is shown, and typed into, by then.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setReady(router.state.initialized));
    follow();
    return router.subscribe(follow);
  }, [router]);
  return <RouterProvider key={String(isReady)} router={router} />;
}
