/**
 * Draws screens as they are before their data, by running the app in a document of its own; a program of its own
 * because that document becomes the whole process's. Arguments: the app's built module, what to draw, where to write.
 */
import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type EndpointOutput, getQuotationDefaults } from "@kilolane/contract";
import { LANGUAGES } from "@kilolane/phrases";
import { type HTMLElement, Window } from "happy-dom";

/** A screen: its address, and the role of the person who is signed in, if anybody is. */
export interface ScreenToDraw {
  readonly path: string;
  readonly role?: string;
  /** as on a phone, for a screen that has other parts there */
  readonly isNarrow?: boolean;
}

const ORIGIN = "http://localhost";
const PATIENCE_MS = 20_000;
/** What is drawn last: what a screen is called, and the menu where there is one. */
const LAST = { everywhere: "main h1", signedIn: "nav a[href]", inside: "main input" } as const;

/** The window in use: each screen gets one of its own. */
let inUse = new Window();

/** Gives this process what a browser has and it has not; of what both have, what React asks the browser for. */
function becomeBrowser(): void {
  const missing = Object.getOwnPropertyNames(inUse).filter((name) => !(name in globalThis));
  for (const name of [...missing, "navigator", "Event", "EventTarget", "CustomEvent", "URL"]) {
    Object.defineProperty(globalThis, name, { configurable: true, get: () => Reflect.get(inUse, name) });
  }
  Object.defineProperty(globalThis, "window", { configurable: true, get: () => inUse });
  globalThis.fetch = answer;
}

/** The settings that a company begins with: the form needs some to be drawn; its values are left out anyway. */
const DEFAULTS: EndpointOutput<typeof getQuotationDefaults> = {
  measurementUnit: "Metric",
  pdfMeasurementUnit: "Metric",
  currency: "USD",
  departureUsaOnly: false,
  margin: { kind: "margin", value: "0", least: null, currency: "USD" },
  marginFloorPercent: "0",
  maySellBelowFloor: true,
  terms: "",
  today: "2000-01-01",
  quotationCount: 1,
};

/** Nobody answers anything else: what waits for data stays as it is while it waits. */
async function answer(asked: unknown): Promise<Response> {
  if (String(asked).endsWith(getQuotationDefaults.path)) return Response.json(DEFAULTS);
  return await new Promise<Response>(() => undefined);
}

/** An empty page at the screen's address, in a browser where the person is signed in. */
function openPage({ path, role, isNarrow = false }: ScreenToDraw): void {
  inUse = new Window({ url: ORIGIN + path, width: isNarrow ? 390 : 1440, height: 900 });
  const { document, localStorage } = inUse;
  document.body.innerHTML = '<div id="root"></div>';
  if (role === undefined) return;
  // With the line of the demo world, which boot.js takes out elsewhere.
  localStorage.setItem("kilolane.demo", "yes");
  const user = { jwtToken: "-", firstName: "", lastName: "", email: "", avatar: "" };
  localStorage.setItem("token", user.jwtToken);
  localStorage.setItem("userDetails", JSON.stringify({ ...user, role: [{ authority: role }] }));
}

async function waitUntil(isSo: () => boolean, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > end)
      throw new Error(`${what} was not drawn: ${inUse.document.body.textContent.slice(-300)}`);
    await wait(5);
  }
}

/** Writes into the markup what is only a property of the elements so far. */
function noteChoices(root: HTMLElement): void {
  for (const select of root.querySelectorAll("select")) {
    for (const option of select.options) option.toggleAttribute("selected", option.value === select.value);
  }
  for (const input of root.querySelectorAll("input")) {
    input.removeAttribute("value");
    if (input.type === "checkbox") input.toggleAttribute("checked", input.checked);
  }
}

/** What is in the page now, without what belongs to one person or one day, is folded away or waits for data. */
function readScreen(): string {
  const root = inUse.document.querySelector("#root");
  if (!(root instanceof inUse.HTMLElement)) throw new Error("the page has no root");
  noteChoices(root);
  const copy = root.cloneNode(true);
  for (const hidden of copy.querySelectorAll("[inert], dialog, [aria-busy=true] tbody")) {
    hidden.replaceChildren();
  }
  return copy.innerHTML;
}

/** Chooses a language as another tab of the same browser would: the page follows it. */
async function changeLanguage(language: string): Promise<void> {
  const newValue = JSON.stringify({ language });
  inUse.dispatchEvent(new inUse.StorageEvent("storage", { key: "kilolane.preferences", newValue }));
  await waitUntil(() => inUse.document.documentElement.lang === language, language);
  await wait(20);
}

/** A phone's menu is drawn when it is opened. */
function lastOf({ role, isNarrow = false }: ScreenToDraw): readonly string[] {
  if (role === undefined) return [LAST.everywhere];
  return isNarrow ? [LAST.everywhere, LAST.inside] : Object.values(LAST);
}

async function drawScreen(module: string, screen: ScreenToDraw, turn: number): Promise<string[]> {
  openPage(screen);
  await import(`${pathToFileURL(module).href}?turn=${turn}`);
  const { document } = inUse;
  const last = lastOf(screen);
  await waitUntil(() => last.every((part) => document.querySelector(part) !== null), screen.path);
  const drawn: string[] = [];
  for (const { locale } of LANGUAGES) {
    await changeLanguage(locale);
    drawn.push(readScreen());
  }
  return drawn;
}

const [module = "", list = "", target = ""] = process.argv.slice(2);
becomeBrowser();
const screens: readonly ScreenToDraw[] = JSON.parse(await readFile(list, "utf8"));
const drawn: string[][] = [];
for (const [turn, screen] of screens.entries()) drawn.push(await drawScreen(module, screen, turn));
await writeFile(target, JSON.stringify(drawn));
process.exit(0);
