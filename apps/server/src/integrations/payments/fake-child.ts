/**
 * The process of the made-up payment providers: other people's computers, for the demo world, development and tests.
 * It has its own clock, which tests move on, and ends with the process that started it.
 */
import { flushCompileCache } from "node:module";
import path from "node:path";
import type { FakeCommand, FakeOutcome, FakesReady } from "./fake-messages.ts";
import { startPaypalFake } from "./paypal-fake.ts";
import { startStripeFake } from "./stripe-fake.ts";

const [folder, start] = process.argv.slice(2);
const beginMs = Date.now();
let shiftMs = start === undefined ? 0 : Date.parse(start) - beginMs;
const now = (): Date => new Date(Date.now() + shiftMs);
const bookOf = (name: string) =>
  folder === undefined || folder === "" ? undefined : path.join(folder, `${name}.json`);

const fakes = {
  stripe: await startStripeFake(now, bookOf("stripe")),
  paypal: await startPaypalFake(now, bookOf("paypal")),
};

async function carryOut(command: FakeCommand): Promise<unknown> {
  if (command.fake === "clock") {
    shiftMs += command.passMs;
    return undefined;
  }
  const fake = fakes[command.fake];
  const method: unknown = Reflect.get(fake, command.name);
  if (typeof method !== "function") throw new TypeError(`${command.fake} has no ${command.name}`);
  return await Reflect.apply(method, fake, command.args);
}

function answer(outcome: FakeOutcome<unknown>): void {
  process.send?.(outcome);
}

process.on("message", (command: FakeCommand) => {
  carryOut(command).then(
    (result) => answer({ id: command.id, kind: "done", result }),
    (error: unknown) => answer({ id: command.id, kind: "failed", message: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
// a signal for the whole group reaches the server, which ends its own work first
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

const { url, secretKey, publishableKey, webhookSecrets } = fakes.stripe;
const { clientId, secret, webhookId } = fakes.paypal;
const ready: FakesReady = {
  kind: "ready",
  stripe: { url, secretKey, publishableKey, webhookSecrets },
  paypal: { url: fakes.paypal.url, clientId, secret, webhookId },
};
process.send?.(ready);
// written now: this process ends by a kill
flushCompileCache();
