import {
  createDocument,
  createDocumentVersion,
  deleteDocument,
  downloadDocument,
  downloadFile,
  exportDocuments,
  getDocument,
  listDocuments,
  type DocumentDetail,
  updateDocument,
} from "@kilolane/contract";
import { describe, expect, it } from "vitest";
import { buildDraft, useMarket } from "../../../test/build-market.ts";
import { buildInquirer } from "../../../test/record-parts.ts";
import type { TestFile } from "../../../test/call-endpoint.ts";
import { companyScopeOf } from "../../../test/factories.ts";
import { useTestWorld, type SignedInPerson } from "../../../test/harness.ts";
import { withTransaction } from "../../db/transaction.ts";

const world = useTestWorld({ environment: { DOCUMENT_MEGABYTES: "1" } });
const market = useMarket(world);

const textFile = (name: string, text: string): TestFile => ({
  name,
  contentType: "text/html",
  bytes: Buffer.from(text),
});

/** Sends a document as a browser does. */
function upload(person: SignedInPerson, fields: Readonly<Record<string, string>>, ...files: TestFile[]) {
  const form = {
    fields,
    field: "file",
    files: files.length > 0 ? files : [textFile("Liste ä.txt", "10 crates")],
  };
  return person.call(createDocument, undefined, { form });
}

function uploadVersion(person: SignedInPerson, id: string, file: TestFile) {
  const form = { fields: {}, field: "file", files: [file] };
  return person.call(createDocumentVersion, { params: { id } }, { form });
}

/** Stores a document of a new inquirer. */
async function store(
  person: SignedInPerson,
  fields: Readonly<Record<string, string>> = {},
): Promise<DocumentDetail> {
  const inquirerId = await buildInquirer(person);
  const { status, body } = await upload(person, { inquirerId, ...fields });
  expect(status).toBe(200);
  return body;
}

describe("storing documents", () => {
  it("keeps the file of a quotation for who asked, and each version and download after it", async () => {
    const { admin, client } = market.ours;
    const inquirerId = await buildInquirer(admin);
    const draft = await buildDraft(admin, { form: { inquirerId } });
    const made = await upload(admin, { quotationId: draft.quotation_id, kind: "packing-list" });
    expect(made.body).toMatchObject({
      title: "Liste ä",
      kind: "packing-list",
      isShared: false,
      inquirer: { id: inquirerId, companyName: "Elm Imports" },
      quotation: { id: draft.quotation_id },
      current: { number: 1, fileName: "Liste ä.txt", contentType: "text/plain", downloads: 0 },
    });
    const { id } = made.body;
    const second = await uploadVersion(admin, id, textFile("list.csv", "pieces\n11\n"));
    expect(second.body.versions.map(({ number, fileName }) => [number, fileName])).toEqual([
      [2, "list.csv"],
      [1, "Liste ä.txt"],
    ]);
    const first = await admin.call(downloadDocument, { params: { id, number: 1 } });
    expect([
      first.text,
      first.headers["content-disposition"],
      first.headers["x-content-type-options"],
    ]).toEqual(["10 crates", "attachment; filename*=UTF-8''Liste%20%C3%A4.txt", "nosniff"]);
    expect(first.headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
    expect((await admin.call(downloadDocument, { params: { id, number: 3 } })).status).toBe(404);
    const { body } = await admin.call(getDocument, { params: { id } });
    expect(body.downloads).toMatchObject([{ number: 1, person: "Test Person" }]);
    expect(body.versions.map(({ downloads }) => downloads)).toEqual([0, 1]);
    for (const endpoint of [getDocument, downloadDocument] as const)
      expect((await client.call(endpoint, { params: { id, number: 1 } })).status).toBe(403);
    const { rows } = await world.database.query<{ name: string }>(
      "select f.name from file f join document_version v on v.file_id = f.id where v.document_id = $1",
      [id],
    );
    expect(rows).toHaveLength(2);
    for (const person of [client, admin])
      for (const params of rows) expect((await person.call(downloadFile, { params })).status).toBe(404);
  });

  it("refuses what is none of the kinds, names nobody, or is another client's or company's", async () => {
    const { ours, theirs } = market;
    const inquirerId = await buildInquirer(ours.admin);
    const page = textFile("page.html", "<script>alert(1)</script>");
    const drawing = textFile("logo.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
    const fieldsOf = async (
      ...[fields, ...files]: Parameters<typeof upload> extends [unknown, ...infer R] ? R : never
    ) => {
      const { status, error } = await upload(ours.admin, fields, ...files);
      return [status, ...error.errors.map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await fieldsOf({ inquirerId }, page)).toEqual([400, "file.0 attachment-type"]);
    expect(await fieldsOf({ inquirerId }, drawing)).toEqual([400, "file.0 attachment-type"]);
    expect(await fieldsOf({})).toEqual([400, "inquirerId required"]);
    expect(await fieldsOf({ inquirerId, kind: "virus" })).toEqual([400, "kind unknown"]);
    const draft = await buildDraft(ours.admin, { form: { inquirerId: await buildInquirer(ours.admin) } });
    expect(await fieldsOf({ inquirerId, quotationId: draft.quotation_id })).toEqual([
      400,
      "quotationId other-client",
    ]);
    const foreign = { inquirerId: await buildInquirer(theirs.admin) };
    expect((await upload(ours.admin, foreign)).status).toBe(404);
    const theirDraft = await buildDraft(theirs.admin, {});
    expect((await upload(ours.admin, { quotationId: theirDraft.quotation_id })).status).toBe(404);
    const theirDocument = await store(theirs.admin);
    expect((await uploadVersion(ours.admin, theirDocument.id, page)).status).toBe(404);
    expect((await ours.admin.call(listDocuments, { query: { inquirerId } })).body.total).toBe(0);
  });

  it("stops when the company's room is used, with two uploads at the same moment", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const inquirerId = await buildInquirer(admin);
    const half = () => upload(admin, { inquirerId }, textFile("half.txt", "x".repeat(600 * 1024)));
    const answers = await Promise.all([half(), half()]);
    expect(answers.map(({ status }) => status === 200).filter(Boolean)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.error.errors).toMatchObject([{ field: "file.0", code: "storage-full" }]);
    const { body } = await admin.call(listDocuments);
    expect(body).toMatchObject({ total: 1, storage: { usedBytes: 600 * 1024, mostBytes: 1_000_000 } });
    const [kept] = body.content;
    await admin.call(deleteDocument, { params: { id: kept?.id ?? "" }, query: { version: 1 } });
    expect((await half()).status).toBe(200);
  });
});

describe("working with documents", () => {
  it("a stale change or deletion is refused; a deleted one takes its bytes along and stays in the audit", async () => {
    const { admin } = market.ours;
    const made = await store(admin, { title: "Draft AWB" });
    const params = { id: made.id };
    const body = { title: "AWB", kind: "air-waybill", isShared: true, version: 1 } as const;
    const changed = await admin.call(updateDocument, { params, body });
    expect(changed.body).toMatchObject({ title: "AWB", kind: "air-waybill", isShared: true, version: 2 });
    const late = await admin.call(updateDocument, { params, body });
    expect([late.status, late.error]).toMatchObject([409, { currentVersion: 2 }]);
    expect((await admin.call(deleteDocument, { params, query: { version: 1 } })).status).toBe(409);
    const { rows } = await world.database.query<{ name: string }>(
      "select f.name from file f join document_version v on v.file_id = f.id where v.document_id = $1",
      [made.id],
    );
    expect((await admin.call(deleteDocument, { params, query: { version: 2 } })).status).toBe(200);
    expect((await admin.call(getDocument, { params })).status).toBe(404);
    for (const { name } of rows) expect(await world.app.files.read(name)).toBeUndefined();
    const audit = await world.database.query<{ action: string }>(
      "select action from audit_entry where subject_kind = 'document' and subject_id = $1 order by at, id",
      [made.id],
    );
    expect(audit.rows.map(({ action }) => action)).toEqual([
      "document.created",
      "document.updated",
      "document.deleted",
    ]);
  });

  it("the list is narrowed by client, quotation, kind, share and words, sorted and exported", async () => {
    const admin = await world.signInAs("ROLE_FFADMIN");
    const one = await store(admin, { title: "Zürich invoice", kind: "invoice", isShared: "true" });
    await store(admin, { title: "Aarhus packing", kind: "packing-list" });
    const titles = async (query: object) =>
      (await admin.call(listDocuments, { query })).body.content.map(({ title }) => title);
    expect(await titles({ sort: "title", direction: "asc" })).toEqual(["Aarhus packing", "Zürich invoice"]);
    expect(await titles({ share: "shared" })).toEqual(["Zürich invoice"]);
    expect(await titles({ kind: "packing-list" })).toEqual(["Aarhus packing"]);
    expect(await titles({ inquirerId: one.inquirer?.id })).toEqual(["Zürich invoice"]);
    expect(await titles({ search: "zurich elm" })).toEqual(["Zürich invoice"]);
    const { body } = await admin.call(listDocuments, { query: { search: "invoice" } });
    expect(body).toMatchObject({ total: 1, counts: { all: 1, shared: 1, internal: 0 } });
    const file = await admin.call(exportDocuments, { query: { share: "internal" } });
    const lines = file.bytes.toString("utf8").trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("Aarhus packing");
  });

  it("an agent sees documents of clients and of own quotations, not those of a colleague's", async () => {
    const { admin } = market.ours;
    const agent = await world.signInAs("ROLE_FFAGENT", { company: admin.user.company });
    const inquirerId = await buildInquirer(admin);
    const draft = await buildDraft(admin, { form: { inquirerId } });
    const { body: colleagues } = await upload(admin, { quotationId: draft.quotation_id });
    const { body: common } = await upload(admin, { inquirerId });
    const seen = await agent.call(listDocuments, { query: { inquirerId } });
    expect(seen.body.content.map(({ id }) => id)).toEqual([common.id]);
    const params = { id: colleagues.id };
    expect((await agent.call(getDocument, { params })).status).toBe(404);
    expect((await agent.call(downloadDocument, { params: { ...params, number: 1 } })).status).toBe(404);
    expect((await upload(agent, { quotationId: draft.quotation_id })).status).toBe(404);
  });

  it("neither a version nor a download can be rewritten inside the company", async () => {
    const { admin } = market.ours;
    const scope = companyScopeOf(world.database, admin.user);
    for (const statement of [
      "update document_version set number = 9",
      "update document_download set number = 9",
      "delete from document_download",
    ])
      await expect(withTransaction(scope, (tx) => tx.query(statement))).rejects.toThrow(/permission denied/);
  });
});
