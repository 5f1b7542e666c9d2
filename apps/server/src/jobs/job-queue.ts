import type { Language } from "@kilolane/phrases";
import { PgBoss, type JobWithMetadata } from "pg-boss";
import type { z } from "zod";
import type { DatabaseHandle } from "../db/handle.ts";
import { mintCompanyScope, mintSystemScope, type Actor } from "../db/mint-scope.ts";
import { DATABASE, type CompanyScope, type SystemScope } from "../db/scope.ts";
import type { Transaction } from "../db/transaction.ts";
import { DEAD_LETTER, endTries } from "./failed-jobs.ts";
import { JOB_SCHEMA } from "./prepare-job-tables.ts";

const POLL_SECONDS = 1;

/** A kind of work done after a commit: its name, the shape of its payload (ids, not records) and its patience. */
export interface JobDefinition<T extends object> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** Tries after the first; 8 by default. Waiting doubles from `retryDelaySeconds` to an hour. */
  readonly retryLimit?: number;
  readonly retryDelaySeconds?: number;
  /** Running longer counts as failed and is tried again; 300 by default. */
  readonly timeoutSeconds?: number;
  /** How many of this kind one process runs at once; 2 by default. */
  readonly concurrency?: number;
}

/** What a job's code receives. It may run twice (a crash after the work): be idempotent. */
export interface JobCall<T extends object> {
  readonly payload: T;
  readonly jobId: string;
  /** 0 on the first try. */
  readonly attempt: number;
  /** The product acting over companies. */
  readonly scope: SystemScope;
  /** A company's scope, for the person in whose name the job acts. */
  companyScope(actor: Omit<Actor, "requestId"> & { locale: Language }): CompanyScope;
}

/** Thrown by a job whose next try would end as this one did: it is given up at once. */
export class HopelessJobError extends Error {
  override name = "HopelessJobError";
}

export interface JobHandlers<T extends object> {
  readonly run: (call: JobCall<T>) => Promise<void>;
  /** After the last try failed: leave the record in a state that says so. */
  readonly giveUp?: (call: JobCall<T>, error: unknown) => Promise<void>;
}

interface JobLog {
  info(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

interface Schedule {
  readonly cron: string;
  readonly afterStartSeconds: number | undefined;
}

interface Registered {
  readonly definition: JobDefinition<object>;
  readonly work: (job: JobWithMetadata<unknown>) => Promise<void>;
}

const queues = new WeakMap<DatabaseHandle, JobQueue>();

/** Declares a job; the identity function that keeps the payload's type. */
export function defineJob<T extends object>(definition: JobDefinition<T>): JobDefinition<T> {
  return definition;
}

/**
 * Enqueues a job inside the transaction: it runs after the commit, or never when the transaction is undone. This
 * is the outbox for mail, PDF and everything else that must not happen before the commit.
 */
export async function enqueue<T extends object>(
  tx: Transaction,
  job: JobDefinition<T>,
  payload: T,
  options: { readonly startAfterSeconds?: number } = {},
): Promise<void> {
  const queue = queues.get(tx.scope[DATABASE]);
  if (queue === undefined) throw new Error("the job queue has not been started");
  await queue.send(tx, job, job.schema.parse(payload), options.startAfterSeconds ?? 0);
}

/** The jobs of one process: registers handlers, sends inside transactions, works if configured to. */
export class JobQueue {
  readonly #database: DatabaseHandle;
  readonly #log: JobLog;
  readonly #boss: PgBoss;
  readonly #registered = new Map<string, Registered>();
  readonly #workers = new Map<string, string>();
  readonly #schedules = new Map<string, Schedule>();
  readonly #closers: (() => Promise<void>)[] = [];

  constructor(database: DatabaseHandle, log: JobLog, runsWorker: boolean) {
    this.#database = database;
    this.#log = log;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => database.pool.query(text, values) },
      schema: JOB_SCHEMA,
      migrate: false,
      createSchema: false,
      supervise: runsWorker,
      schedule: runsWorker,
    });
    this.#boss.on("error", (error) => log.error({ err: error }, "job queue"));
    queues.set(database, this);
  }

  /** Registers the code of a job; before `start`. */
  register<T extends object>(definition: JobDefinition<T>, handlers: JobHandlers<T>): void {
    if (this.#registered.has(definition.name)) throw new Error(`job ${definition.name} is registered twice`);
    this.#registered.set(definition.name, {
      definition,
      work: (job) => this.#work(definition, handlers, job),
    });
  }

  /**
   * Runs a registered job without payload by a cron line (UTC), once per cluster, and if wanted that many seconds after
   * each start of a node; before `start`.
   */
  schedule(definition: JobDefinition<object>, cron: string, afterStartSeconds?: number): void {
    this.#schedules.set(definition.name, { cron, afterStartSeconds });
  }

  /** Creates missing queues and, when `runsWorker`, begins to work. */
  async start(runsWorker: boolean): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(DEAD_LETTER);
    for (const { definition, work } of this.#registered.values()) {
      await this.#boss.createQueue(definition.name, {
        retryLimit: definition.retryLimit ?? 8,
        retryDelay: definition.retryDelaySeconds ?? 5,
        retryBackoff: true,
        retryDelayMax: 3_600,
        expireInSeconds: definition.timeoutSeconds ?? 300,
        deadLetter: DEAD_LETTER,
      });
      if (!runsWorker) continue;
      const worker = await this.#boss.work(
        definition.name,
        {
          pollingIntervalSeconds: POLL_SECONDS,
          localConcurrency: definition.concurrency ?? 2,
          includeMetadata: true,
        },
        async ([job]: JobWithMetadata<unknown>[]) => {
          if (job === undefined) return;
          await work(job);
          // the next one at once: of a hundred mails, none waits for the poll
          this.#wake(definition.name);
        },
      );
      this.#workers.set(definition.name, worker);
    }
    if (!runsWorker) return;
    for (const [name, { cron, afterStartSeconds }] of this.#schedules) {
      await this.#boss.schedule(name, cron, {}, { tz: "UTC" });
      if (afterStartSeconds !== undefined) await this.#boss.send(name, {}, { startAfter: afterStartSeconds });
    }
  }

  async send(
    tx: Transaction,
    job: JobDefinition<object>,
    payload: object,
    startAfterSeconds: number,
  ): Promise<void> {
    const db = { executeSql: (text: string, values?: unknown[]) => tx.query(text, values) };
    await this.#boss.send(job.name, payload, {
      db,
      ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}),
    });
    tx.afterCommit(() => this.#wake(job.name));
  }

  /** Lets the worker of a job that was put back look for it, once the transaction has committed. */
  wakeAfter(tx: Transaction, name: string): void {
    tx.afterCommit(() => this.#wake(name));
  }

  /** Lets a job's worker look for work at once, where this process has one. */
  #wake(name: string): void {
    const worker = this.#workers.get(name);
    if (worker !== undefined) this.#boss.notifyWorker(worker);
  }

  /** Closes what running jobs work with, once they have finished. */
  afterStop(close: () => Promise<void>): void {
    this.#closers.push(close);
  }

  /** Lets running jobs finish (at most 10 s); unfinished ones are taken up again by the next start. */
  async stop(): Promise<void> {
    queues.delete(this.#database);
    await this.#boss.stop({ graceful: true, timeout: 10_000 });
    for (const close of this.#closers.splice(0)) await close();
  }

  async #work<T extends object>(
    definition: JobDefinition<T>,
    handlers: JobHandlers<T>,
    job: JobWithMetadata<unknown>,
  ): Promise<void> {
    const requestId = `job:${job.id}`;
    const call: JobCall<T> = {
      payload: definition.schema.parse(job.data),
      jobId: job.id,
      attempt: job.retryCount,
      scope: mintSystemScope(this.#database, `job ${definition.name}`, "en", requestId),
      companyScope: (actor) => mintCompanyScope(this.#database, { ...actor, requestId }),
    };
    try {
      await handlers.run(call);
    } catch (error) {
      const isHopeless = error instanceof HopelessJobError;
      const isLast = isHopeless || job.retryCount >= job.retryLimit;
      this.#log.error(
        { err: error, job: definition.name, jobId: job.id, attempt: job.retryCount, isLast },
        "job failed",
      );
      if (isLast) await handlers.giveUp?.(call, error);
      // It fails for good with this try, and is found among the failures like every other.
      if (isHopeless) await endTries(this.#database, definition.name, job.id);
      throw error;
    }
  }
}
