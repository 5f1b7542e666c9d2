import type { FakeEvent, FakeFault, FakeServer, FakeWebhooks } from "./fake-server.ts";

/** What tests and the demo world do with the fake of any provider; they call it from another process. */
export abstract class FakeProvider {
  abstract readonly server: FakeServer;
  abstract readonly webhooks: FakeWebhooks;

  get url(): string {
    return this.server.url;
  }

  /** Every call that came, `POST /v1/…`. */
  listCalls(): readonly string[] {
    return this.server.calls;
  }
  fail(pattern: RegExp, fault: FakeFault, times?: number): void {
    this.server.fail(pattern, fault, times);
  }
  heal(): void {
    this.server.heal();
  }

  /** @param target the product's address for events; undefined: nobody listens */
  sendEventsTo(target: string | undefined): void {
    this.webhooks.target = target;
  }
  /** Events wait for `deliverEvent`, or are sent at once again. */
  holdEvents(isHeld: boolean): void {
    this.webhooks.isHeld = isHeld;
  }
  listEvents(): readonly FakeEvent[] {
    return this.webhooks.all;
  }
  /** Sends an event once, signed unless `headers` say otherwise. @returns the status of the answer, 0 where there was none */
  deliverEvent(event: FakeEvent, headers?: Readonly<Record<string, string>>): Promise<number> {
    return this.webhooks.deliver(event, headers);
  }
}
