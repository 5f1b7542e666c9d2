/** Nobody there for so long ends the session, in all tabs (quotation-core.md §9). */
export const IDLE_LIMIT_MS = 2_700_000;
/** The warning comes this long before the end. */
const IDLE_WARNING_MS = 120_000;
/** Closed for longer than this: 'Session Expired' with Continue. */
export const ABSENCE_QUESTION_MS = 15_000;
/** Closed for longer than this: the session is cleared. */
export const ABSENCE_CLEAR_MS = 2_700_000;
/** Signing out leaves the page after this pause. */
export const LOGOUT_REDIRECT_MS = 500;

const SEEN = "kilolane.lastSeen";
const ACTIVE = "kilolane.lastActive";
const CHANNEL = "kilolane.presence";
const BEAT_MS = 5000;
/** How long another tab has to say that it is open; browsers slow the beat of hidden tabs, not their messages. */
const ANSWER_MS = 250;

/** What presence needs of the browser; tests bring their own. */
export interface PresencePorts {
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly nowMs: () => number;
  readonly openChannel: () => BroadcastChannel;
}

const browserPorts: PresencePorts = {
  get storage() {
    return localStorage;
  },
  nowMs: () => Date.now(),
  openChannel: () => new BroadcastChannel(CHANNEL),
};

function readTime(ports: PresencePorts, key: string): number | undefined {
  const value = Number(ports.storage.getItem(key));
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** Notes that the application is open now, and that somebody is there. */
export function markPresent(ports: PresencePorts = browserPorts): void {
  const now = String(ports.nowMs());
  ports.storage.setItem(SEEN, now);
  ports.storage.setItem(ACTIVE, now);
}

/** Forgets presence, when a session ends. */
export function clearPresence(ports: PresencePorts = browserPorts): void {
  ports.storage.removeItem(SEEN);
  ports.storage.removeItem(ACTIVE);
}

/**
 * How long the application was closed: since the last beat of any tab, 0 while another tab is open or when it was
 * never open before.
 */
export async function measureAbsenceMs(ports: PresencePorts = browserPorts): Promise<number> {
  const seen = readTime(ports, SEEN);
  if (seen === undefined) return 0;
  const absence = Math.max(0, ports.nowMs() - seen);
  if (absence <= ABSENCE_QUESTION_MS) return absence;
  return (await anotherTabAnswers(ports)) ? 0 : absence;
}

function anotherTabAnswers(ports: PresencePorts): Promise<boolean> {
  const channel = ports.openChannel();
  const say = channel.postMessage.bind(channel);
  return new Promise((resolve) => {
    const settle = (answered: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(answered);
    };
    const timer = setTimeout(() => settle(false), ANSWER_MS);
    channel.addEventListener("message", (event: MessageEvent) => {
      if (event.data === "here") settle(true);
    });
    say("anybody?");
  });
}

/** Milliseconds since anybody did anything in any tab. */
export function idleForMs(ports: PresencePorts = browserPorts): number {
  return Math.max(0, ports.nowMs() - (readTime(ports, ACTIVE) ?? ports.nowMs()));
}

/** What the idle clock says: fine, ending in so many seconds, or over. */
export type IdleState =
  | { readonly kind: "active" | "expired" }
  | { readonly kind: "warning"; readonly secondsLeft: number };

/** Reads the idle clock. */
export function readIdleState(idleMs: number): IdleState {
  if (idleMs >= IDLE_LIMIT_MS) return { kind: "expired" };
  const leftMs = IDLE_LIMIT_MS - idleMs;
  return leftMs <= IDLE_WARNING_MS
    ? { kind: "warning", secondsLeft: Math.ceil(leftMs / 1000) }
    : { kind: "active" };
}

/**
 * Keeps presence while a session lasts: the beat, an answer for tabs that open, and activity shared by all tabs.
 * Returns the function that stops it.
 */
export function keepPresence(ports: PresencePorts = browserPorts): () => void {
  const channel = ports.openChannel();
  const say = channel.postMessage.bind(channel);
  channel.addEventListener("message", (event: MessageEvent) => {
    if (event.data === "anybody?") say("here");
  });
  const beat = () => ports.storage.setItem(SEEN, String(ports.nowMs()));
  let noted = 0;
  const note = () => {
    // Once a second is exact enough, and does not write at every key.
    if (ports.nowMs() - noted < 1000 || readIdleState(idleForMs(ports)).kind !== "active") return;
    noted = ports.nowMs();
    ports.storage.setItem(ACTIVE, String(noted));
  };
  const events = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
  beat();
  if (readTime(ports, ACTIVE) === undefined) note();
  const timer = setInterval(beat, BEAT_MS);
  for (const name of events) window.addEventListener(name, note, { passive: true, capture: true });
  window.addEventListener("pagehide", beat);
  return () => {
    clearInterval(timer);
    channel.close();
    for (const name of events) window.removeEventListener(name, note, { capture: true });
    window.removeEventListener("pagehide", beat);
  };
}
