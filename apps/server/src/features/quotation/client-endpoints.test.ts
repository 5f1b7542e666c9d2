import {
  confirmOrCancelQuotation,
  confirmOrCancelRequest,
  createClientQuotation,
  emailClientQuotation,
  emailSavedClientQuotation,
  getQuotation,
  getRequest,
  listClientQuotations,
} from "@kilolane/contract";
import { beforeAll, test } from "vitest";
import { coverEndpoint } from "../../../test/cover.ts";
import { buildForm, MAIL_FLAGS, SPECIFIED_LIST } from "../../../test/build-quotations.ts";
import { buildAirline, buildRate, buildReference } from "../../../test/build-rates.ts";
import { usePerson, useTestWorld } from "../../../test/harness.ts";

const world = useTestWorld();
const admin = usePerson(world, "ROLE_FFADMIN");
const client = usePerson(world, "ROLE_FFCLIENT", () => ({ company: admin.user.company }));
const stranger = usePerson(world, "ROLE_FFADMIN");
const foreignClient = usePerson(world, "ROLE_FFCLIENT", () => ({ company: stranger.user.company }));

const DETAIL = "GET /ffadmin/quotation/{id}";

beforeAll(async () => {
  await buildReference(world.database);
  const airlineId = await buildAirline(world.database, { iata: "QA", name: "Quiet Air" });
  await buildRate(world.database, { airlineId });
});

async function getDetail(id: string) {
  return (await admin.call(getQuotation, { params: { id } })).body;
}

test("a client's calls", async () => {
  const priced = await client.call(createClientQuotation, { body: buildForm() });
  const query = { request_id: priced.body.request_id, quote_id: priced.body.options[0]?.quote_id ?? "" };
  const shown = await admin.call(getRequest, { params: { id: query.request_id } });
  coverEndpoint("POST", "/ffclient/quotation/create", {
    status: priced.status,
    readBack: {
      through: "GET /quotation-requests/{id}",
      agrees: shown.body.client_id === client.user.id,
    },
    foreign: await stranger.call(getRequest, { params: { id: query.request_id } }),
  });
  const mail = { ...query, email: "d@example.com", ...MAIL_FLAGS };
  const foreignMail = await foreignClient.call(emailClientQuotation, { query: mail });
  const mailed = await client.call(emailClientQuotation, { query: mail });
  const list = async () => (await client.call(listClientQuotations, { query: {} })).body.content;
  coverEndpoint("POST", "/ffclient/quotation/email", {
    status: mailed.status,
    readBack: {
      through: "GET /ffclient/quotations-list",
      agrees: (await list()).some((row) => row.number === mailed.body.number),
    },
    foreign: foreignMail,
  });
  const savedMail = {
    quotation_id: mailed.body.quotation_id,
    version: 1,
    email: "e@example.com",
    ...MAIL_FLAGS,
  };
  const again = await client.call(emailSavedClientQuotation, { query: savedMail });
  coverEndpoint("POST", "/ffclient/saved-quotation/email", {
    status: again.status,
    readBack: { through: DETAIL, agrees: (await getDetail(savedMail.quotation_id)).mails.length === 2 },
    foreign: await foreignClient.call(emailSavedClientQuotation, { query: savedMail }),
  });
  const decision = {
    quotation_id: mailed.body.quotation_id,
    quote_id: query.quote_id,
    status: "confirm" as const,
  };
  const foreignDecision = await foreignClient.call(confirmOrCancelQuotation, { query: decision });
  const decided = await client.call(confirmOrCancelQuotation, { query: decision });
  coverEndpoint("PUT", "/ffclient/saved-quotation/confirm-or-cancel", {
    status: decided.status,
    readBack: { through: DETAIL, agrees: (await getDetail(decision.quotation_id)).status === "accepted" },
    foreign: foreignDecision,
  });
  const clientList = await client.call(listClientQuotations, { query: SPECIFIED_LIST });
  coverEndpoint("GET", "/ffclient/quotations-list", {
    status: clientList.status,
    readBack: {
      through: DETAIL,
      agrees: (await getDetail(decision.quotation_id)).number === clientList.body.content[0]?.number,
    },
    foreign: { found: (await foreignClient.call(listClientQuotations, { query: {} })).body.total },
  });
  const other = await client.call(createClientQuotation, { body: buildForm() });
  const choice = {
    request_id: other.body.request_id,
    quote_id: other.body.options[0]?.quote_id ?? "",
    status: "cancel" as const,
  };
  const foreignChoice = await foreignClient.call(confirmOrCancelRequest, { query: choice });
  const cancelled = await client.call(confirmOrCancelRequest, { query: choice });
  const after = await admin.call(getRequest, { params: { id: choice.request_id } });
  coverEndpoint("PUT", "/ffclient/quotation/confirm-or-cancel", {
    status: cancelled.status,
    readBack: { through: "GET /quotation-requests/{id}", agrees: after.body.status === "cancelled" },
    foreign: foreignChoice,
  });
});
