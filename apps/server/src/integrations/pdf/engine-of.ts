import { createPdfEngine, type PdfEngine } from "./engine.ts";

const engines = new WeakMap<object, PdfEngine>();

/** The one printing process of a server, closed once its jobs have ended; slices share it. */
export function pdfEngineOf(app: {
  readonly jobs: { afterStop(close: () => Promise<void>): void };
}): PdfEngine {
  const known = engines.get(app.jobs);
  if (known !== undefined) return known;
  const engine = createPdfEngine();
  // not with the HTTP server: mails that are under way still print
  app.jobs.afterStop(() => engine.close());
  engines.set(app.jobs, engine);
  return engine;
}
