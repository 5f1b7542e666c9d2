/** What the parent sends to the rendering child, one at a time. */
export interface RenderJob {
  jobId: number;
  /** The template's view model as JSON text. */
  model: string;
  logo?: { path: string; bytes: Uint8Array };
  /** View model to use if the logo turns out to be unreadable. */
  modelWithoutLogo: string;
  /** Seconds since 1970. */
  creationTimestamp: number;
}

/** What the child answers. `rssBytes` lets the parent replace a child that has grown. */
export type RenderAnswer =
  | { jobId: number; kind: "rendered"; pdf: Uint8Array; warnings: string[]; rssBytes: number }
  | { jobId: number; kind: "failed"; message: string; rssBytes: number };
