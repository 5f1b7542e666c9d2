import type { downloadFile } from "@kilolane/contract";
import { routeOf } from "./call-endpoint.ts";

/** The endpoint of stored files, without its schemas. */
export const DOWNLOAD_ROUTE = routeOf<typeof downloadFile>("GET", "/downloadFile/:name");
