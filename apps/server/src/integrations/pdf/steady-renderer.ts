import type { RenderAnswer, RenderJob } from "./job.ts";
import { startRenderer, type Renderer } from "./renderer.ts";

/** When a child is given up; see `PdfEngineOptions`. */
export interface RendererLimits {
  timeoutMs: number;
  recycleAfterJobs: number;
  recycleAtRssBytes: number;
}

/** A renderer that outlives its children: one is started when needed and replaced when it is old, large or dead. */
export interface SteadyRenderer {
  readonly childPid: number | undefined;
  /** Renders a document; a child that dies or hangs is replaced and the document tried once more. */
  render(job: RenderJob): Promise<RenderAnswer>;
  /** Kills the child; a document under way fails. */
  stop(): Promise<void>;
}

/** Makes the renderer; no child runs before the first document. */
export function createSteadyRenderer(limits: RendererLimits): SteadyRenderer {
  let child: Renderer | undefined;
  let stopped = false;

  async function discard(renderer: Renderer): Promise<void> {
    if (child === renderer) child = undefined;
    await renderer.stop();
  }

  async function attempt(job: RenderJob): Promise<RenderAnswer> {
    if (stopped) throw new Error("the engine is closed");
    const renderer = (child ??= startRenderer());
    try {
      const answer = await renderer.render(job, limits.timeoutMs);
      const isOld = renderer.jobsDone >= limits.recycleAfterJobs;
      if (isOld || answer.rssBytes > limits.recycleAtRssBytes) await discard(renderer);
      return answer;
    } catch (error) {
      await discard(renderer);
      throw error;
    }
  }

  return {
    get childPid() {
      return child?.pid;
    },
    // A fault of the child says nothing about the document: one more try, in a new child, and no third.
    render: (job) => attempt(job).catch(() => attempt(job)),
    async stop() {
      stopped = true;
      if (child) await discard(child);
    },
  };
}
