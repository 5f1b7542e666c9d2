import { createSavedView, deleteSavedView, listSavedViews } from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import { usePerson, useTestWorld, type SignedInPerson } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const agent = usePerson(world, "ROLE_FFAGENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");

async function namesFor(person: SignedInPerson, screen: string): Promise<string[]> {
  const { body } = await person.call(listSavedViews, { params: { screen } });
  return body.map((view) => `${view.name}${view.isOwn ? "" : " (shared)"}`);
}

describe("saved views", () => {
  it("belong to their owner and their screen, and are shared with colleagues when asked", async () => {
    const params = { screen: "quotations" };
    await admin.call(createSavedView, { params, body: { name: "Mine", query: "status=sent" } });
    await admin.call(createSavedView, {
      params,
      body: { name: "Ours", query: "status=draft", isShared: true },
    });
    expect(await namesFor(admin, "quotations")).toEqual(["Mine", "Ours"]);
    expect(await namesFor(agent, "quotations")).toEqual(["Ours (shared)"]);
    expect(await namesFor(stranger, "quotations")).toEqual([]);
    expect(await namesFor(admin, "inquirers")).toEqual([]);
  });

  it("of the same name are replaced", async () => {
    const params = { screen: "replaced" };
    await admin.call(createSavedView, { params, body: { name: "A", query: "page=1" } });
    const second = await admin.call(createSavedView, { params, body: { name: "A", query: "page=2" } });
    const { body } = await admin.call(listSavedViews, { params });
    expect(body).toEqual([{ id: second.body.id, name: "A", query: "page=2", isShared: false, isOwn: true }]);
  });

  it("are deleted by their owner alone", async () => {
    const screen = "deleted";
    const view = { name: "Shared", query: "", isShared: true };
    const { id } = (await admin.call(createSavedView, { params: { screen }, body: view })).body;
    expect((await agent.call(deleteSavedView, { params: { screen, id } })).status).toBe(404);
    expect((await stranger.call(deleteSavedView, { params: { screen, id } })).status).toBe(404);
    expect(await namesFor(admin, screen)).toEqual(["Shared"]);
    expect((await admin.call(deleteSavedView, { params: { screen, id } })).body).toEqual({ id });
    expect(await namesFor(admin, screen)).toEqual([]);
  });

  it("need a name and a query of sane length", async () => {
    const body = { name: " ", query: "x".repeat(2001) };
    const { status, error } = await admin.call(createSavedView, { params: { screen: "bad" }, body });
    expect(status).toBe(400);
    expect(error.errors).toMatchObject([
      { field: "name", code: "required" },
      { field: "query", code: "too-long" },
    ]);
  });
});
