import { createConnection, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A TCP port of 127.0.0.1 that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer();
  probe.on("error", reject);
  probe.listen(0, "127.0.0.1", () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
  });
  return promise;
}

async function answers(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = createConnection({ port, host: "127.0.0.1" }, () => resolve(true));
  socket.on("error", () => resolve(false));
  const answered = await promise;
  socket.destroy();
  return answered;
}

/** Waits at most `seconds` until somebody listens on the port; false when nobody does. */
export async function waitForPort(port: number, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline) {
    if (await answers(port)) return true;
    await sleep(100);
  }
  return false;
}
