import { authenticate, getProfile } from "@kilolane/contract";
import { buildUser, PASSWORD } from "../apps/server/test/factories.ts";
import { startServer, type BenchServer, type Call } from "./load.ts";
import { bareCall, measureCalls, type Pace, type RequestFigures } from "./measure.ts";
import { startCluster, type BenchDatabase } from "./world.ts";

export interface SessionBenchmark {
  readonly figures: readonly RequestFigures[];
  readonly profileToSelect: number;
  readonly signInToSelect: number;
}

/** More people than clients: sign-ins of one person would wait for each other. */
const PEOPLE = 40;

function profileCall(server: BenchServer, { token }: BenchDatabase): Call {
  const headers = { authorization: `Bearer ${token}` };
  return { url: server.url, method: "GET", headers, requests: [{ path: `/api${getProfile.path}` }] };
}

/** Sign-ins that end the session before: a password to hash, two sessions to write, with their audit. */
async function signInCall(server: BenchServer, { handle }: BenchDatabase): Promise<Call> {
  const requests: { path: string; body: string }[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const { email } = await buildUser(handle, { role: "ROLE_FFAGENT" });
    const body = JSON.stringify({ username: email, password: PASSWORD, forceLogin: true });
    requests.push({ path: `/api${authenticate.path}`, body });
  }
  return { url: server.url, method: "POST", headers: { "content-type": "application/json" }, requests };
}

/** Measures signing in and checking a session, beside the bare endpoints. */
export async function benchSession(pace: Pace): Promise<SessionBenchmark> {
  const cluster = await startCluster();
  try {
    const database = await cluster.createDatabase("session");
    const server = await startServer(database.url);
    try {
      const figures = await measureCalls(
        new Map([
          ["static", bareCall(server, "static")],
          ["select", bareCall(server, "select")],
          ["profile", profileCall(server, database)],
          ["sign-in", await signInCall(server, database)],
        ]),
        pace,
      );
      const of = (name: string) => figures.find((entry) => entry.name === name)?.toSelect ?? 0;
      return { figures, profileToSelect: of("profile"), signInToSelect: of("sign-in") };
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.close();
  }
}
