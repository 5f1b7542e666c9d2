import type { FakeFault, FakeServer } from "./fake-server.ts";

/** What tests and the demo world do with the fake of any provider. */
export interface FakeControls {
  readonly url: string;
  readonly calls: readonly string[];
  fail(pattern: RegExp, fault: FakeFault, times?: number): void;
  heal(): void;
  close(): Promise<void>;
}

/** A fake is handled by its server. */
export abstract class FakeProvider implements FakeControls {
  abstract readonly server: FakeServer;

  get url(): string {
    return this.server.url;
  }
  get calls(): readonly string[] {
    return this.server.calls;
  }
  fail(pattern: RegExp, fault: FakeFault, times?: number): void {
    this.server.fail(pattern, fault, times);
  }
  heal(): void {
    this.server.heal();
  }
  close(): Promise<void> {
    return this.server.close();
  }
}
