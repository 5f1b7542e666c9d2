import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { RenderAnswer, RenderJob } from "./job.ts";

const CHILD = fileURLToPath(new URL("./render-child.ts", import.meta.url));
/** All the child gets of our environment: no secret, and no HOME, where a user's own fonts would be found. */
const CHILD_ENVIRONMENT = ["PATH", "LD_LIBRARY_PATH", "SystemRoot"];

/** One rendering child. It is not reused after a failure: `stop` it and start another. */
export interface Renderer {
  readonly pid: number | undefined;
  readonly jobsDone: number;
  /** Renders one document; rejects when the child dies, or is not done in time. One call at a time. */
  render(job: RenderJob, timeoutMs: number): Promise<RenderAnswer>;
  /** Kills the child and waits until it is gone. */
  stop(): Promise<void>;
}

function startChild(): ChildProcess {
  const environment = CHILD_ENVIRONMENT.flatMap((name) => {
    const given = process.env[name];
    return given === undefined ? [] : [[name, given]];
  });
  const child = fork(CHILD, [], {
    serialization: "advanced",
    execArgv: [],
    env: Object.fromEntries(environment),
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  keepAlive(child, false);
  return child;
}

/** An idle child must not hold the server's process open; a busy one must, until it has answered. */
function keepAlive(child: ChildProcess, wanted: boolean): void {
  if (wanted) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function renderIn(child: ChildProcess, job: RenderJob, timeoutMs: number): Promise<RenderAnswer> {
  return new Promise((resolve, reject) => {
    function settle(finish: () => void): void {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
      child.off("error", onError);
      keepAlive(child, false);
      finish();
    }
    function onMessage(answer: RenderAnswer): void {
      if (answer.jobId === job.jobId) settle(() => resolve(answer));
    }
    function onExit(code: number | null, signal: string | null): void {
      settle(() => reject(new Error(`the renderer ended (${signal ?? code ?? "unknown"})`)));
    }
    function onError(error: Error): void {
      settle(() => reject(error));
    }
    const timer = setTimeout(() => {
      settle(() => reject(new Error(`no answer within ${timeoutMs} ms`)));
    }, timeoutMs);
    keepAlive(child, true);
    child.on("message", onMessage);
    child.on("exit", onExit);
    child.on("error", onError);
    child.send(job, (error) => {
      if (error) onError(error);
    });
  });
}

/** Starts a rendering child; it is ready for its first job at once. */
export function startRenderer(): Renderer {
  const child = startChild();
  let jobsDone = 0;
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.on("error", () => resolve());
  });
  return {
    pid: child.pid,
    get jobsDone() {
      return jobsDone;
    },
    async render(job, timeoutMs) {
      const answer = await renderIn(child, job, timeoutMs);
      jobsDone += 1;
      return answer;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      child.ref();
      child.kill("SIGKILL");
      await gone;
    },
  };
}
