import * as contract from "@kilolane/contract";
import { beforeAll, describe, expect, test } from "vitest";
import {
  buildEntry,
  buildManual,
  buildManualBody,
  buildQuietAir,
  readManual,
} from "../../../test/build-manual.ts";
import { caughtMail, MAIL_FLAGS } from "../../../test/build-quotations.ts";
import { coverEndpoint } from "../../../test/cover.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";
import { readPdfText } from "../../../test/read-pdf-text.ts";

const world = useTestWorld({ runsJobs: true });
const admin = usePerson(world, "ROLE_FFADMIN");
const stranger = usePerson(world, "ROLE_FFADMIN");
let airlineId: number;

const DETAIL = "GET /ffadmin/manual-quotation/{id}";

beforeAll(async () => {
  airlineId = await buildQuietAir(world.database);
});

const read = async (id: string, version?: number) => readManual(admin, id, version);

describe("another quotation of the same lines", () => {
  test("has a number of its own; the one it began as stays", async () => {
    const source = await buildManual(admin);
    const body = { ...buildManualBody(), quotation_id: source.quotation_id };
    const copy = await admin.call(contract.copyManualQuotation, { body });
    expect(copy.body.number).not.toBe(source.number);
    expect((await read(source.quotation_id)).number).toBe(source.number);
    coverEndpoint("POST", "/ffadmin/manual-quotation/save-as-new", {
      status: copy.status,
      readBack: { through: DETAIL, agrees: (await read(copy.body.quotation_id)).number === copy.body.number },
      foreign: await stranger.call(contract.copyManualQuotation, { body }),
    });
    const query = { email: "copy@elm.example", ...MAIL_FLAGS };
    const mailed = await admin.call(contract.emailManualCopy, { query, body });
    coverEndpoint("POST", "/ffadmin/manual-quotation/save-as-new/email", {
      status: mailed.status,
      readBack: { through: DETAIL, agrees: (await read(mailed.body.quotation_id)).status === "sent" },
      foreign: await stranger.call(contract.emailManualCopy, { query, body }),
    });
    const printed = await admin.send(contract.printManualCopy, { query: {}, body });
    expect(await readPdfText(new Uint8Array(printed.bytes))).toContain("355.00");
    const newest = await admin.call(contract.listQuotations, {
      query: { filter: JSON.stringify({ type: "manual" }), size: 1 },
    });
    coverEndpoint("POST", "/ffadmin/manual-quotation/save-as-new/pdf", {
      status: printed.status,
      readBack: {
        through: "GET /ffadmin/quotations-list",
        agrees: newest.body.content[0]?.sellTotal === "355.00",
      },
      foreign: await stranger.call(contract.printManualCopy, { query: {}, body }),
    });
  });
});

describe("documents and mails", () => {
  test("hold the typed lines and no buy figure", async () => {
    const body = buildManualBody({ manual: buildEntry({ airlineId }) });
    const printed = await admin.send(contract.printManualQuotation, { query: {}, body });
    const text = await readPdfText(new Uint8Array(printed.bytes));
    for (const shown of ["Exportpapers", "355.00", "QuietAir"]) expect(text).toContain(shown);
    for (const bought of ["270.00", "85.00", "160.00"]) expect(text).not.toContain(bought);
    const list = await admin.call(contract.listQuotations, {
      query: { filter: JSON.stringify({ type: "manual" }), size: 1 },
    });
    const saved = list.body.content[0];
    if (saved === undefined) throw new Error("nothing saved");
    const seen = { quotation_id: saved.quotation_id, version: 1, lockVersion: 1 };
    coverEndpoint("POST", "/ffadmin/manual-quotation/pdf", {
      status: printed.status,
      readBack: { through: "GET /ffadmin/quotations-list", agrees: saved.sellTotal === "355.00" },
      foreign: await stranger.call(contract.printManualQuotation, { query: {}, body: { ...body, ...seen } }),
    });
    const query = { quotation_id: saved.quotation_id };
    const again = await admin.send(contract.printSavedManualQuotation, { query });
    expect(await readPdfText(new Uint8Array(again.bytes))).toContain(saved.number);
    coverEndpoint("POST", "/ffadmin/saved-manual-quotation/pdf", {
      status: again.status,
      readBack: { through: DETAIL, agrees: (await read(saved.quotation_id)).number === saved.number },
      foreign: await stranger.call(contract.printSavedManualQuotation, { query }),
    });
    const mailQuery = { email: "maud@elm.example", ...MAIL_FLAGS };
    const mailed = await admin.call(contract.emailManualQuotation, {
      query: mailQuery,
      body: { ...body, ...seen, msg: "As we said." },
    });
    expect(mailed.body, mailed.text).toMatchObject({ number: saved.number, status: "sent" });
    coverEndpoint("POST", "/ffadmin/manual-quotation/email", {
      status: mailed.status,
      readBack: { through: DETAIL, agrees: (await read(saved.quotation_id)).status === "sent" },
      foreign: await stranger.call(contract.emailManualQuotation, {
        query: mailQuery,
        body: { ...body, ...seen },
      }),
    });
    const { mail, token } = await caughtMail(world, "maud@elm.example");
    expect(mail.html).toContain("355.00");
    expect(mail.html).not.toContain("270.00");
    const link = await world.anonymous.call(contract.getQuotationByLink, { params: { token } });
    expect(link.body.options[0]?.lines).toHaveLength(3);
    expect(link.text).not.toMatch(/"buy|270\.00|profit|"manual":/i);
    const decision = {
      decision: "accept" as const,
      quoteId: link.body.options[0]?.quote_id ?? "",
      name: "Ada",
    };
    const decided = await world.anonymous.call(contract.decideByLink, { params: { token }, body: decision });
    expect(decided.status, decided.text).toBe(200);
    expect((await read(saved.quotation_id)).status).toBe("accepted");
    const late = { ...body, quotation_id: saved.quotation_id, version: 1 };
    const { lockVersion } = await read(saved.quotation_id);
    const change = await admin.call(contract.saveManualQuotation, { body: { ...late, lockVersion } });
    expect([change.status, change.error.code]).toEqual([409, "state-conflict"]);
  });

  test("of a saved one go out again", async () => {
    const { quotation_id } = await buildManual(admin);
    const call = { query: { quotation_id, version: 1, email: "eve@elm.example", ...MAIL_FLAGS }, body: {} };
    const sent = await admin.call(contract.emailSavedManualQuotation, call);
    coverEndpoint("POST", "/ffadmin/saved-manual-quotation/email", {
      status: sent.status,
      readBack: { through: DETAIL, agrees: (await read(quotation_id)).status === "sent" },
      foreign: await stranger.call(contract.emailSavedManualQuotation, call),
    });
  });
});
