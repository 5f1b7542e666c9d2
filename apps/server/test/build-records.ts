import { uploadLogo } from "@kilolane/contract";
import sharp from "sharp";
import { linkTokenOf } from "../src/features/quotation/mail/link-token.ts";
import type { Forwarder } from "./build-market.ts";
import type { TestWorld } from "./harness.ts";
import { RECORD_PARTS } from "./record-parts.ts";

type Part = keyof typeof RECORD_PARTS;
type PartRecords = { readonly [P in Part]: Awaited<ReturnType<(typeof RECORD_PARTS)[P]>> };

const PARTS = Object.keys(RECORD_PARTS).filter((name): name is Part => name in RECORD_PARTS);

/** The people and the company, which are there from the start. */
type FixedKind = "adminUser" | "clientUser" | "trucking" | "company";

/** One record of every kind that a forwarder's people can name in a call, by its id. */
export type Records = Readonly<Record<RecordKind, string>>;
type RecordKind = { [P in Part]: keyof PartRecords[P] }[Part] | FixedKind;

/** Records of a forwarder that calls change. */
export interface RecordStore {
  /**
   * The records that a call names, each part as it was built: one that an earlier call changed is built again.
   * @param name makes the call's input, and by that says which records it names
   * @param isChange whether the call may change them
   */
  readonly take: (name: (records: Records) => unknown, isChange: boolean) => Promise<Records>;
}

/** Builds a record of every kind and keeps account of what calls change. */
export async function openRecords(forwarder: Forwarder): Promise<RecordStore> {
  let parts = await buildParts(forwarder);
  const changed = new Set<Part>();
  return {
    take: async (name, isChange) => {
      const named = findNamed(parts, name, forwarder);
      for (const part of named) {
        if (changed.delete(part)) parts = { ...parts, [part]: await RECORD_PARTS[part](forwarder) };
        if (isChange) changed.add(part);
      }
      return recordsOf(parts, forwarder);
    },
  };
}

/** Builds one of every kind, new with every call. */
export async function buildRecords(forwarder: Forwarder): Promise<Records> {
  return recordsOf(await buildParts(forwarder), forwarder);
}

async function buildParts(forwarder: Forwarder): Promise<PartRecords> {
  const parts: Partial<PartRecords> = {};
  for (const part of PARTS) Object.assign(parts, { [part]: await RECORD_PARTS[part](forwarder) });
  if (!isBuilt(parts)) throw new Error(`not built: ${PARTS.join()}`);
  return parts;
}

function isBuilt(parts: Partial<PartRecords>): parts is PartRecords {
  return PARTS.every((part) => parts[part] !== undefined);
}

/** The parts of the records that are looked at while an input is made. */
function findNamed(
  parts: PartRecords,
  name: (records: Records) => unknown,
  forwarder: Forwarder,
): readonly Part[] {
  const seen = new Set<PropertyKey>();
  const watched = new Proxy(recordsOf(parts, forwarder), {
    get: (records, kind) => {
      seen.add(kind);
      const id: unknown = Reflect.get(records, kind);
      return id;
    },
  });
  name(watched);
  return PARTS.filter((part) => Object.keys(parts[part]).some((kind) => seen.has(kind)));
}

function recordsOf(parts: PartRecords, { admin, client, truckingId }: Forwarder): Records {
  const records: Partial<Records> = {
    adminUser: admin.user.id,
    clientUser: client.user.id,
    trucking: truckingId,
    company: admin.user.company.id,
  };
  for (const part of PARTS) Object.assign(records, parts[part]);
  if (!isWhole(records)) throw new Error(`a record has no id: ${JSON.stringify(records)}`);
  return records;
}

/** Each part names its kinds by its type; here is looked whether each has an id. */
function isWhole(records: Partial<Records>): records is Records {
  return Object.values(records).every((id) => id !== "");
}

/** The token of the link in a mail. */
export function linkOf(world: TestWorld, mailId: string): string {
  return linkTokenOf(world.app.config.secretKey, mailId);
}

/** The name under which the company's logo can be downloaded. */
export async function buildLogo({ admin }: Forwarder): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#204080" } })
    .png()
    .toBuffer();
  const file = { name: "logo.png", contentType: "image/png", bytes };
  return (await admin.call(uploadLogo, {}, { file })).body.fileName;
}
