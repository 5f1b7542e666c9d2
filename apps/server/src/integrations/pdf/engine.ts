import { createHash } from "node:crypto";
import type { QuotationDocument } from "./document.ts";
import { FairQueue } from "./fair-queue.ts";
import type { RenderAnswer, RenderJob } from "./job.ts";
import { type PaperModel, presentPaperJob } from "./paper-model.ts";
import { createSteadyRenderer } from "./steady-renderer.ts";
import { presentTemplateModel } from "./template-model.ts";

export interface PdfEngineOptions {
  /** Longest time for one attempt before the child is killed, in milliseconds. */
  timeoutMs?: number;
  /** A child is replaced after this many documents … */
  recycleAfterJobs?: number;
  /** … or once its memory exceeds this many bytes: a little growth per document remains in the addon. */
  recycleAtRssBytes?: number;
  /** Documents that may wait; above it a request is refused, so that a flood does not pile up in memory. */
  largestQueue?: number;
  /** … and of one company. */
  largestQueueOfCompany?: number;
}

export interface RenderedPdf {
  pdf: Uint8Array;
  /** SHA-256 of the bytes in hexadecimal; the same document gives the same bytes. */
  sha256: string;
  /** What was not as it should be (a letter without glyph, an unreadable logo); log them. */
  warnings: string[];
  /** Processor time that the child spent on it, in milliseconds. */
  cpuMs: number;
}

export interface PdfEngine {
  /**
   * Prints a quotation; companies take turns. Attempted twice if the child dies or takes too long.
   * @throws InvalidDocumentError for a document of the wrong shape, PdfBusyError when too many wait,
   * PdfRenderError when both attempts failed or the engine was closed.
   */
  renderQuotation(document: QuotationDocument, companyId: string): Promise<RenderedPdf>;
  /** Prints an invoice, a receipt or a credit note; refused and attempted again as a quotation is. */
  renderPaper(model: PaperModel, companyId: string): Promise<RenderedPdf>;
  /** Ends the child; what is still waiting is rejected. */
  close(): Promise<void>;
  /** Process id of the child, while there is one (health report, tests of faults). */
  readonly childPid: number | undefined;
}

/** Two attempts failed, or the template refused the document. */
export class PdfRenderError extends Error {
  override name = "PdfRenderError";

  constructor(message: string) {
    super(`The document could not be printed: ${message}`);
  }
}

/** The template refused the document: the next attempt would end the same. */
export class PdfRefusedError extends PdfRenderError {
  override name = "PdfRefusedError";
}

/** Too many documents wait already; the caller answers 503 and the client tries again. */
export class PdfBusyError extends Error {
  constructor() {
    super("Too many documents are waiting to be printed");
    this.name = "PdfBusyError";
  }
}

const DEFAULTS: Required<PdfEngineOptions> = {
  timeoutMs: 15_000,
  recycleAfterJobs: 1000,
  recycleAtRssBytes: 400 * 1024 * 1024,
  largestQueue: 200,
  largestQueueOfCompany: 20,
};

interface Waiting {
  job: RenderJob;
  resolve: (answer: RenderAnswer) => void;
  reject: (error: unknown) => void;
}

function presentRendered(answer: RenderAnswer, warnings: string[]): RenderedPdf {
  if (answer.kind === "failed") throw new PdfRefusedError(answer.message);
  const sha256 = createHash("sha256").update(answer.pdf).digest("hex");
  return {
    pdf: answer.pdf,
    sha256,
    warnings: [...warnings, ...answer.warnings],
    cpuMs: answer.cpuMicroseconds / 1000,
  };
}

/**
 * The printing of quotations: one child process, one document at a time, the rest in a queue in which companies take turns. The child is started
 * by the first document and does not keep the server alive.
 */
export function createPdfEngine(options: PdfEngineOptions = {}): PdfEngine {
  const limits = { ...DEFAULTS, ...options };
  const renderer = createSteadyRenderer(limits);
  const queue = new FairQueue<Waiting>();
  let isDraining = false;
  let isClosed = false;
  let nextJobId = 1;

  async function drainQueue(): Promise<void> {
    if (isDraining) return;
    isDraining = true;
    for (let next = queue.shift(); next; next = queue.shift()) {
      await renderer.render(next.job).then(next.resolve, next.reject);
    }
    isDraining = false;
  }

  function enqueue(companyId: string, job: Omit<RenderJob, "jobId">): Promise<RenderAnswer> {
    return new Promise((resolve, reject) => {
      queue.push(companyId, { job: { ...job, jobId: nextJobId++ }, resolve, reject });
      void drainQueue();
    });
  }

  function refuseFull(companyId: string): void {
    if (isClosed) throw new PdfRenderError("the engine is closed");
    const isFull = queue.size >= limits.largestQueue;
    if (isFull || queue.countOf(companyId) >= limits.largestQueueOfCompany) throw new PdfBusyError();
  }

  function print(companyId: string, job: Omit<RenderJob, "jobId">): Promise<RenderAnswer> {
    return enqueue(companyId, job).catch((error: unknown) => {
      throw new PdfRenderError(error instanceof Error ? error.message : String(error));
    });
  }

  return {
    async renderQuotation(document, companyId) {
      refuseFull(companyId);
      const { job, warnings } = presentTemplateModel(document);
      return presentRendered(await print(companyId, job), warnings);
    },
    async renderPaper(model, companyId) {
      refuseFull(companyId);
      return presentRendered(await print(companyId, presentPaperJob(model)), []);
    },
    async close() {
      isClosed = true;
      for (let waiting = queue.shift(); waiting; waiting = queue.shift()) {
        waiting.reject(new PdfRenderError("the engine is closed"));
      }
      await renderer.stop();
    },
    get childPid() {
      return renderer.childPid;
    },
  };
}
