import { previewRating } from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { bindRateJobs } from "./jobs.ts";
import { pricePreview } from "./price-preview.ts";

/** Binds the rating preview; rate screens come with their own issue. */
export function bindRateRoutes(app: App): void {
  bindRateJobs(app);
  bindEndpoint(app, previewRating, ({ body }) => pricePreview(body));
}
