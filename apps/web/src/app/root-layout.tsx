import { NuqsAdapter } from "nuqs/adapters/react-router/v8";
import { Outlet, ScrollRestoration } from "react-router";

/** Around every route: the address as state, and the scroll position on the way back. */
export function RootLayout() {
  return (
    <NuqsAdapter>
      <Outlet />
      <ScrollRestoration />
    </NuqsAdapter>
  );
}
