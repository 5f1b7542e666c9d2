import {
  assignCompanyKey,
  assignCompanyKeys,
  assignKey,
  assignKeys,
  countCompanyKeys,
  countKeys,
  type EndpointInput,
  exportAllKeys,
  exportKeys,
  generateCompanyKeys,
  generateKeys,
  getAdminKeyHosts,
  getAgentKeyHosts,
  getAnyKey,
  getAnyKeyHosts,
  getClientKeyHosts,
  getKey,
  type KeyDetail,
  type KeyHosts,
  type KeyRow,
  type KeySeats,
  listAllKeys,
  listKeyCompanies,
  listKeys,
  reassignAdminKey,
  reassignAgentKey,
  reassignClientKey,
  reassignCompanyKey,
  resendCompanyKey,
  resendKey,
  setCompanyKeyActive,
  setKeyActive,
  unassignCompanyKey,
  unassignKey,
  updateSeats,
} from "@kilolane/contract";
import type { KeyType } from "@kilolane/domain";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
  callEndpoint,
  downloadEndpoint,
  type EndpointBody,
  type EndpointQuery,
} from "../../lib/api/call-endpoint.ts";
import { endpointKey, qPage } from "../../lib/api/query.ts";
import type { KeyDesk } from "./key-desk.ts";

/** What a change of a key makes old. */
export const KEY_READS = [
  listKeys,
  listAllKeys,
  countKeys,
  countCompanyKeys,
  getKey,
  getAnyKey,
  getAnyKeyHosts,
  listKeyCompanies,
];

/** A key in a list; the operator's lists name its company. */
export type ListedKey = KeyRow & { readonly companyName?: string };
export type KeyQuery = EndpointQuery<typeof listKeys>;

/** A page of keys; the old rows stay until the new ones are there. */
export function keyListQuery(desk: KeyDesk, query: KeyQuery) {
  return queryOptions({
    queryKey: endpointKey(desk.kind === "own" ? listKeys : listAllKeys, undefined, desk, query),
    queryFn: async ({ signal }) => {
      const page =
        desk.kind === "own"
          ? await callEndpoint(listKeys, { query }, { signal })
          : await callEndpoint(
              listAllKeys,
              { query: { ...query, kind: desk.companyKind, companyId: desk.companyId } },
              { signal },
            );
      const content: readonly ListedKey[] = page.content;
      return { ...page, content };
    },
    placeholderData: keepPreviousData,
  });
}

/** The whole filtered list as a file. */
export function downloadKeys(desk: KeyDesk, query: KeyQuery, format: "csv" | "xlsx") {
  const { page: _, size: __, ...filter } = query;
  return desk.kind === "own"
    ? downloadEndpoint(exportKeys, { query: { ...filter, format } })
    : downloadEndpoint(exportAllKeys, {
        query: { ...filter, format, kind: desk.companyKind, companyId: desk.companyId },
      });
}

/** Seats by type: of the own company, or of one that the operator looks at. */
export function seatsQuery(desk: KeyDesk) {
  const companyId = desk.kind === "own" ? undefined : desk.companyId;
  return queryOptions({
    queryKey: endpointKey(desk.kind === "own" ? countKeys : countCompanyKeys, undefined, "seats", companyId),
    enabled: desk.kind === "own" || companyId !== undefined,
    queryFn: async ({ signal }): Promise<readonly KeySeats[]> => {
      const counted =
        companyId === undefined
          ? await callEndpoint(countKeys, {}, { signal })
          : await callEndpoint(countCompanyKeys, { params: { companyId } }, { signal });
      return counted.types;
    },
  });
}

type OneKey = KeyDetail & { readonly companyName?: string };

async function getOneKey(
  desk: KeyDesk,
  input: EndpointInput<typeof getKey>,
  signal?: AbortSignal,
): Promise<OneKey> {
  const options = signal === undefined ? {} : { signal };
  return desk.kind === "own" ? callEndpoint(getKey, input, options) : callEndpoint(getAnyKey, input, options);
}

/** One key with what happened to it; never its text. */
export function keyQuery(desk: KeyDesk, id: string) {
  return queryOptions({
    queryKey: endpointKey(desk.kind === "own" ? getKey : getAnyKey, { params: { id } }),
    queryFn: async ({ signal }) => getOneKey(desk, { params: { id } }, signal),
  });
}

/** A key's text, for the clipboard alone; null when it may not be read any more. */
export async function readKeyText(desk: KeyDesk, id: string): Promise<string | null> {
  const { alphanumericKey } = await getOneKey(desk, { params: { id }, query: { showsText: "true" } });
  return alphanumericKey;
}

const HOSTS = {
  admin: [getAdminKeyHosts, reassignAdminKey],
  agent: [getAgentKeyHosts, reassignAgentKey],
  client: [getClientKeyHosts, reassignClientKey],
} as const;
/** The paths of the specification know three types; a shipper's key is moved by the operator. */
const hostEndpointsOf = (keyType: KeyType) => HOSTS[keyType === "shipper" ? "client" : keyType];

/** A key, its holder and the people it may move to. */
export function keyHostsQuery(desk: KeyDesk, id: string) {
  return queryOptions({
    queryKey: endpointKey(getAnyKeyHosts, undefined, desk.kind, id),
    queryFn: async ({ signal }): Promise<KeyHosts> => {
      const input = { params: { id } };
      if (desk.kind === "operator") return callEndpoint(getAnyKeyHosts, input, { signal });
      const { keyType } = await callEndpoint(getKey, input, { signal });
      return callEndpoint(hostEndpointsOf(keyType)[0], input, { signal });
    },
  });
}

type HostChange = EndpointBody<typeof reassignAdminKey>;

/** Moves a key to another person. */
export async function reassignKey(desk: KeyDesk, companyId: string, body: HostChange): Promise<KeyRow> {
  return desk.kind === "own"
    ? callEndpoint(hostEndpointsOf(body.keyType)[1], { body })
    : callEndpoint(reassignCompanyKey, { params: { companyId }, body });
}

type Generation = EndpointBody<typeof generateKeys>;

/** Makes keys for a company, within its number. */
export async function createKeys(desk: KeyDesk, companyId: string, body: Generation) {
  return desk.kind === "own"
    ? callEndpoint(generateKeys, { body })
    : callEndpoint(generateCompanyKeys, { params: { companyId }, body });
}

type KeyName = Pick<KeyRow, "id" | "companyId">;

/** Puts an email on a key, which is mailed there. */
export async function sendKeyTo(desk: KeyDesk, { id, companyId }: KeyName, email: string): Promise<KeyRow> {
  const body = { email };
  return desk.kind === "own"
    ? callEndpoint(assignKey, { params: { id }, body })
    : callEndpoint(assignCompanyKey, { params: { companyId, id }, body });
}

/** Gives each of several people a key. */
export async function sendKeysTo(
  desk: KeyDesk,
  companyId: string,
  body: { readonly keyType: KeyType; readonly emails: string[] },
) {
  return desk.kind === "own"
    ? callEndpoint(assignKeys, { body })
    : callEndpoint(assignCompanyKeys, { params: { companyId }, body });
}

/** Takes the email off a key that nobody has used. */
export async function takeKeyBack(desk: KeyDesk, { id, companyId }: KeyName): Promise<KeyRow> {
  return desk.kind === "own"
    ? callEndpoint(unassignKey, { params: { id } })
    : callEndpoint(unassignCompanyKey, { params: { companyId, id } });
}

/** Mails a key again to the email that is on it. */
export async function sendKeyAgain(
  desk: KeyDesk,
  { id, companyId, key, email, keyType }: KeyName & Pick<KeyRow, "key" | "email" | "keyType">,
): Promise<KeyRow> {
  const body = { key, id, keyType, email: email ?? "" };
  return desk.kind === "own"
    ? callEndpoint(resendKey, { body })
    : callEndpoint(resendCompanyKey, { params: { companyId }, body });
}

/** Suspends a key or activates it again. */
export async function setActive(
  desk: KeyDesk,
  { id, companyId, keyType }: KeyName & Pick<KeyRow, "keyType">,
  status: "active" | "suspended",
): Promise<KeyRow> {
  const body = { status, role: keyType };
  return desk.kind === "own"
    ? callEndpoint(setKeyActive, { query: { id, ...body } })
    : callEndpoint(setCompanyKeyActive, { params: { companyId, id }, body });
}

type CompanyQuery = EndpointQuery<typeof listKeyCompanies>;

/** Companies of a kind with their seats. */
export function keyCompaniesQuery(query: CompanyQuery) {
  return qPage(listKeyCompanies, { query });
}

/** Decides how many keys of a type a company may have. */
export async function storeSeats(
  companyId: string,
  body: { readonly keyType: KeyType; readonly seats: number },
) {
  return callEndpoint(updateSeats, { params: { companyId }, body });
}
