import { setPriority } from "node:os";
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  test as base,
} from "@playwright/test";
import { readShift, shiftPageClock } from "./clock.ts";
import { startWorkerServer } from "./prepare-world.ts";
import type { Product } from "./product.ts";
import { forgetAnswers, rememberAnswers } from "./steps/answers.ts";
import { findAccount, type DemoAccount } from "./steps/demo-account.ts";
import { arriveDrawn, expect } from "./arrive.ts";
import { watchVisits } from "./visits.ts";
import { rememberStored, type Stored } from "./steps/put-back.ts";

/** Lets a page say aloud what its content security policy stopped; it is quiet about what a `try` caught. */
function sayViolations(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
    reportError(new Error(`${violatedDirective} forbids ${blockedURI} in ${sourceFile}`));
  });
}

/** Notes what the browser says that it should not say. */
function watchPage(page: Page, ownOrigin: string, complaints: string[]): void {
  rememberAnswers(page);
  watchVisits(page);
  arriveDrawn(page);
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // The browser itself logs every refusal (400, 401, 404, 409); refusals are part of the product, failures not.
    const refusal = /^Failed to load resource: the server responded with a status of 4\d\d/.test(
      message.text(),
    );
    // A mail is shown in a frame that runs nothing; the recorder of these tests tries to run something in every frame.
    const sandbox = message.text().startsWith("Blocked script execution in 'about:srcdoc'");
    if (message.type() === "error" && !refusal && !sandbox) complaints.push(`console: ${message.text()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} from ${response.url()}`);
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ownOrigin)
      complaints.push(`left the house: ${request.url()}`);
  });
}

/** Leaves a context as a new one is, except that what the browser has fetched and compiled stays with it. */
async function emptyContext(context: BrowserContext, origin: string): Promise<void> {
  const [first, ...others] = context.pages();
  await Promise.all(others.map((page) => page.close()));
  if (first !== undefined) {
    const session = await context.newCDPSession(first);
    const storageTypes = "cookies,local_storage,indexeddb,cache_storage,service_workers";
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
    await first.close();
  }
  await context.clearPermissions();
  await context.setExtraHTTPHeaders({});
}

/** A session of a demo person, as the web app stores it. */
interface StoredSession {
  readonly token: string;
  readonly userDetails: string;
}

/** The worker's sessions of its demo people, by user name: a password is asked for once, not in each test. */
type Sessions = Map<string, StoredSession>;

async function startSession(request: APIRequestContext, account: DemoAccount): Promise<StoredSession> {
  const { username, password } = account;
  const answer = await request.post("/api/authenticate", {
    data: { username, password, forceLogin: true },
  });
  expect(answer.status()).toBe(200);
  const { jwtToken, firstName, lastName, email, role, avatar } = await answer.json();
  const userDetails = JSON.stringify({ jwtToken, firstName, lastName, email, role, avatar });
  return { token: String(jwtToken), userDetails };
}

async function isAlive(request: APIRequestContext, { token }: StoredSession): Promise<boolean> {
  return (await request.get("/api/auth", { headers: { authorization: `Bearer ${token}` } })).ok();
}

/** Puts a session into a browser that holds nothing yet, without the form. */
async function signIn(
  page: Page,
  request: APIRequestContext,
  sessions: Sessions,
  role: string,
): Promise<DemoAccount> {
  const account = await findAccount(request, role);
  const former = sessions.get(account.username);
  const isUsable = former !== undefined && (await isAlive(request, former));
  const session = isUsable ? former : await startSession(request, account);
  sessions.set(account.username, session);
  // Only into a browser that holds nothing yet: a reload after signing out must stay signed out.
  await page.goto("/favicon.svg");
  await page.evaluate(({ token, userDetails }) => {
    // The page of the test before may have noted, as it was closed, when somebody was last there.
    localStorage.removeItem("kilolane.lastSeen");
    localStorage.removeItem("kilolane.lastActive");
    localStorage.setItem("token", token);
    localStorage.setItem("userDetails", userDetails);
  }, session);
  return account;
}

/** Tag of a test that moves the clock of its pages itself: they begin at the real time, whatever the run's is. */
export const OWN_CLOCK = "@own-clock";

interface Profile {
  context?: BrowserContext;
  /** the page that tests leave to the next of their kind, and for whom it is */
  kept?: { readonly page: Page; readonly name: string; readonly complaints: string[] } | undefined;
}

interface TestFixtures {
  /** for whom a test's page is kept open for the next test of the same name here; without it, each test has a new page */
  keptFor: string | undefined;
  signInAs: (role: string) => Promise<DemoAccount>;
  openBrowser: (options?: BrowserContextOptions & { readonly role?: string }) => Promise<Page>;
  /** puts back what the test changes of a demo person; to be called before `signInAs` */
  keepStored: (role: string, what: Stored) => Promise<void>;
  complaints: string[];
}

interface WorkerFixtures {
  /** by how much this worker, its browser and its server stand back behind the others: 0 to 19 as for `nice` */
  niceness: number;
  /** there before the worker starts anything */
  standBack: undefined;
  /** by how many milliseconds this run's time is ahead of the real one (clock.ts) */
  shiftMs: number;
  /** the server of this worker: what a test changes there, no test of another worker sees */
  server: Product;
  sessions: Sessions;
  /** one browser profile for the tests of this worker, emptied unless two share a page: the app is compiled once, not 170 times */
  profile: Profile;
}

/**
 * The test of this project: `signInAs(role)` puts a session into the browser without the form; `openBrowser` starts
 * another, fresh one (signed in when a role is named); a page of either that logs an error, answers 5xx or asks
 * another host anything fails its test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shiftMs: [readShift(), { option: true, scope: "worker" }],

  niceness: [0, { option: true, scope: "worker" }],

  standBack: [
    async ({ niceness }, use) => {
      if (niceness > 0) setPriority(niceness);
      await use(undefined);
    },
    { scope: "worker", auto: true },
  ],

  server: [
    async ({ shiftMs }, use, { workerIndex }) => {
      const server = await startWorkerServer(workerIndex, shiftMs);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],

  sessions: [
    // one server, one set of sessions
    async ({ server: _server }, use) => {
      await use(new Map());
    },
    { scope: "worker" },
  ],

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  profile: [
    async ({ server: _server }, use) => {
      const profile: Profile = {};
      await use(profile);
      await profile.context?.close();
    },
    { scope: "worker" },
  ],

  keptFor: [undefined, { option: true }],

  context: async ({ browser, profile, shiftMs, baseURL, keptFor }, use, { tags }) => {
    const open = async (): Promise<BrowserContext> => {
      const context = await browser.newContext();
      await context.addInitScript(sayViolations);
      if (shiftMs !== 0 && !tags.includes(OWN_CLOCK)) await context.addInitScript(shiftPageClock, shiftMs);
      return context;
    };
    // A clock that a test installs goes on for as long as its context does.
    if (tags.includes(OWN_CLOCK)) {
      const context = await open();
      await use(context);
      await context.close();
      return;
    }
    const { origin } = new URL(baseURL ?? "");
    profile.context ??= await open();
    if (profile.kept !== undefined && profile.kept.name !== keptFor) {
      profile.kept = undefined;
      await emptyContext(profile.context, origin);
    }
    await use(profile.context);
    if (keptFor === undefined) await emptyContext(profile.context, origin);
  },

  page: async ({ context, profile, keptFor, baseURL }, use) => {
    if (keptFor === undefined) {
      await use(await context.newPage());
      return;
    }
    if (profile.kept === undefined) {
      profile.kept = { name: keptFor, page: await context.newPage(), complaints: [] };
      watchPage(profile.kept.page, new URL(baseURL ?? "").origin, profile.kept.complaints);
    } else forgetAnswers(profile.kept.page);
    await use(profile.kept.page);
  },

  complaints: [
    async ({ page, baseURL, profile, keptFor }, use) => {
      const kept = keptFor === undefined ? undefined : profile.kept;
      const complaints = kept?.complaints ?? [];
      if (kept === undefined) watchPage(page, new URL(baseURL ?? "").origin, complaints);
      await use(complaints);
      expect(complaints, "the page complained").toEqual([]);
    },
    { auto: true },
  ],

  signInAs: async ({ page, request, sessions }, use) => {
    await use((role) => signIn(page, request, sessions, role));
  },

  keepStored: async ({ request }, use) => {
    const putBack: (() => Promise<void>)[] = [];
    await use(async (role, what) => {
      putBack.push(await rememberStored(request, await findAccount(request, role), what));
    });
    for (const store of putBack) await store();
  },

  openBrowser: async ({ browser, request, sessions, baseURL, complaints, shiftMs }, use) => {
    const opened: Page[] = [];
    await use(async ({ role, ...options } = {}) => {
      const context = await browser.newContext(options);
      await context.addInitScript(sayViolations);
      if (shiftMs !== 0) await context.addInitScript(shiftPageClock, shiftMs);
      const page = await context.newPage();
      opened.push(page);
      watchPage(page, new URL(baseURL ?? "").origin, complaints);
      if (role !== undefined) await signIn(page, request, sessions, role);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

export { expect } from "./arrive.ts";
export { expectAccessible } from "./accessible.ts";
export { findAccount } from "./steps/demo-account.ts";
