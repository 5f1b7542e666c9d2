/** What the parent sends to the rendering child, one at a time. */
export interface RenderJob {
  jobId: number;
  /** The template's view model as JSON text. */
  model: string;
  /** Name inside the template workspace, and the file's bytes. */
  logo?: { path: string; bytes: Uint8Array };
  /** View model to use if the logo turns out to be unreadable. */
  modelWithoutLogo: string;
  /** Seconds since 1970. */
  creationTimestamp: number;
}

/** What the child answers. `rssBytes` lets the parent replace a child that has grown. */
export type RenderAnswer = RenderOutcome & {
  jobId: number;
  rssBytes: number;
  /** Processor time of this job, all threads, in microseconds. */
  cpuMicroseconds: number;
};

export type RenderOutcome =
  | { kind: "rendered"; pdf: Uint8Array; warnings: string[] }
  | { kind: "failed"; message: string };
