import type {
  assignCompanyKey,
  assignCompanyKeys,
  assignKey,
  assignKeys,
  countCompanyKeys,
  countKeys,
  EndpointInput,
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
  KeyDetail,
  KeyHosts,
  KeyRow,
  KeySeats,
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
import { callEndpoint, downloadEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";
import type { KeyDesk } from "./key-desk.ts";

const OPERATOR = "/super-admin/company/:companyId";

/** Endpoints without their schemas, which no screen needs to call them. */
export const KEY_ROUTES = {
  listKeys: routeOf<typeof listKeys>("GET", "/key-management/get-keys"),
  exportKeys: { ...routeOf<typeof exportKeys>("GET", "/key-management/export"), content: "file" as const },
  getKey: routeOf<typeof getKey>("GET", "/key-management/:id"),
  countKeys: routeOf<typeof countKeys>("GET", "/freight-forwarder/get-key-count"),
  generateKeys: routeOf<typeof generateKeys>("POST", "/key-management/generate"),
  assignKey: routeOf<typeof assignKey>("POST", "/key-management/assign"),
  assignKeys: routeOf<typeof assignKeys>("POST", "/key-management/assign-list"),
  unassignKey: routeOf<typeof unassignKey>("POST", "/key-management/unassign"),
  resendKey: routeOf<typeof resendKey>("POST", "/key-management/resend-key"),
  setKeyActive: routeOf<typeof setKeyActive>("GET", "/freight-forwarder/active-status"),
  getAdminKeyHosts: routeOf<typeof getAdminKeyHosts>("GET", "/admin-key/host-reassign/:id"),
  getAgentKeyHosts: routeOf<typeof getAgentKeyHosts>("GET", "/agent-key/host-reassign/:id"),
  getClientKeyHosts: routeOf<typeof getClientKeyHosts>("GET", "/client-key/host-reassign/:id"),
  reassignAdminKey: routeOf<typeof reassignAdminKey>("POST", "/admin-key/host-reassign"),
  reassignAgentKey: routeOf<typeof reassignAgentKey>("POST", "/agent-key/host-reassign"),
  reassignClientKey: routeOf<typeof reassignClientKey>("POST", "/client-key/host-reassign"),
  listAllKeys: routeOf<typeof listAllKeys>("GET", "/super-admin/keys"),
  exportAllKeys: {
    ...routeOf<typeof exportAllKeys>("GET", "/super-admin/keys/export"),
    content: "file" as const,
  },
  getAnyKey: routeOf<typeof getAnyKey>("GET", "/super-admin/keys/:id"),
  getAnyKeyHosts: routeOf<typeof getAnyKeyHosts>("GET", "/super-admin/keys/:id/hosts"),
  listKeyCompanies: routeOf<typeof listKeyCompanies>("GET", "/super-admin/key-companies"),
  countCompanyKeys: routeOf<typeof countCompanyKeys>("GET", `${OPERATOR}/key-count`),
  generateCompanyKeys: routeOf<typeof generateCompanyKeys>("POST", `${OPERATOR}/keys/generate`),
  assignCompanyKey: routeOf<typeof assignCompanyKey>("POST", `${OPERATOR}/keys/assign`),
  assignCompanyKeys: routeOf<typeof assignCompanyKeys>("POST", `${OPERATOR}/keys/assign-list`),
  unassignCompanyKey: routeOf<typeof unassignCompanyKey>("POST", `${OPERATOR}/keys/unassign`),
  resendCompanyKey: routeOf<typeof resendCompanyKey>("POST", `${OPERATOR}/keys/resend-key`),
  setCompanyKeyActive: routeOf<typeof setCompanyKeyActive>("POST", `${OPERATOR}/keys/active-status`),
  reassignCompanyKey: routeOf<typeof reassignCompanyKey>("POST", `${OPERATOR}/keys/host-reassign`),
  updateSeats: routeOf<typeof updateSeats>("PUT", `${OPERATOR}/seats`),
};

/** A key in a list; the operator's lists name its company. */
export type ListedKey = KeyRow & { readonly companyName?: string };
export type KeyQuery = NonNullable<EndpointInput<typeof listKeys>["query"]>;

/** A page of keys; the old rows stay until the new ones are there. */
export function keyListQuery(desk: KeyDesk, query: KeyQuery) {
  return queryOptions({
    queryKey: ["key", "list", desk, query],
    queryFn: async ({ signal }) => {
      const page =
        desk.kind === "own"
          ? await callEndpoint(KEY_ROUTES.listKeys, { query }, { signal })
          : await callEndpoint(
              KEY_ROUTES.listAllKeys,
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
    ? downloadEndpoint(KEY_ROUTES.exportKeys, { query: { ...filter, format } })
    : downloadEndpoint(KEY_ROUTES.exportAllKeys, {
        query: { ...filter, format, kind: desk.companyKind, companyId: desk.companyId },
      });
}

/** Seats by type: of the own company, or of one that the operator looks at. */
export function seatsQuery(desk: KeyDesk) {
  const companyId = desk.kind === "own" ? undefined : desk.companyId;
  return queryOptions({
    queryKey: ["key", "seats", desk.kind, companyId],
    enabled: desk.kind === "own" || companyId !== undefined,
    queryFn: async ({ signal }): Promise<readonly KeySeats[]> => {
      const counted =
        companyId === undefined
          ? await callEndpoint(KEY_ROUTES.countKeys, {}, { signal })
          : await callEndpoint(KEY_ROUTES.countCompanyKeys, { params: { companyId } }, { signal });
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
  return desk.kind === "own"
    ? callEndpoint(KEY_ROUTES.getKey, input, options)
    : callEndpoint(KEY_ROUTES.getAnyKey, input, options);
}

/** One key with what happened to it; never its text. */
export function keyQuery(desk: KeyDesk, id: string) {
  return queryOptions({
    queryKey: ["key", "one", desk.kind, id],
    queryFn: async ({ signal }) => getOneKey(desk, { params: { id } }, signal),
  });
}

/** A key's text, for the clipboard alone; null when it may not be read any more. */
export async function readKeyText(desk: KeyDesk, id: string): Promise<string | null> {
  const { alphanumericKey } = await getOneKey(desk, { params: { id }, query: { showsText: "true" } });
  return alphanumericKey;
}

const HOSTS = {
  admin: [KEY_ROUTES.getAdminKeyHosts, KEY_ROUTES.reassignAdminKey],
  agent: [KEY_ROUTES.getAgentKeyHosts, KEY_ROUTES.reassignAgentKey],
  client: [KEY_ROUTES.getClientKeyHosts, KEY_ROUTES.reassignClientKey],
} as const;
/** The paths of the specification know three types; a shipper's key is moved by the operator. */
const hostsOf = (keyType: KeyType) => HOSTS[keyType === "shipper" ? "client" : keyType];

/** A key, its holder and the people it may move to. */
export function keyHostsQuery(desk: KeyDesk, id: string) {
  return queryOptions({
    queryKey: ["key", "hosts", desk.kind, id],
    queryFn: async ({ signal }): Promise<KeyHosts> => {
      const input = { params: { id } };
      if (desk.kind === "operator") return callEndpoint(KEY_ROUTES.getAnyKeyHosts, input, { signal });
      const { keyType } = await callEndpoint(KEY_ROUTES.getKey, input, { signal });
      return callEndpoint(hostsOf(keyType)[0], input, { signal });
    },
  });
}

type HostChange = NonNullable<EndpointInput<typeof reassignAdminKey>["body"]>;

/** Moves a key to another person. */
export async function reassignKey(desk: KeyDesk, companyId: string, body: HostChange): Promise<KeyRow> {
  return desk.kind === "own"
    ? callEndpoint(hostsOf(body.keyType)[1], { body })
    : callEndpoint(KEY_ROUTES.reassignCompanyKey, { params: { companyId }, body });
}

type Generation = NonNullable<EndpointInput<typeof generateKeys>["body"]>;

/** Makes keys for a company, within its number. */
export async function createKeys(desk: KeyDesk, companyId: string, body: Generation) {
  return desk.kind === "own"
    ? callEndpoint(KEY_ROUTES.generateKeys, { body })
    : callEndpoint(KEY_ROUTES.generateCompanyKeys, { params: { companyId }, body });
}

type KeyName = Pick<KeyRow, "id" | "companyId">;

/** Puts an email on a key, which is mailed there. */
export async function sendKeyTo(desk: KeyDesk, { id, companyId }: KeyName, email: string): Promise<KeyRow> {
  const body = { id, email };
  return desk.kind === "own"
    ? callEndpoint(KEY_ROUTES.assignKey, { body })
    : callEndpoint(KEY_ROUTES.assignCompanyKey, { params: { companyId }, body });
}

/** Gives each of several people a key. */
export async function sendKeysTo(
  desk: KeyDesk,
  companyId: string,
  body: { readonly keyType: KeyType; readonly emails: string[] },
) {
  return desk.kind === "own"
    ? callEndpoint(KEY_ROUTES.assignKeys, { body })
    : callEndpoint(KEY_ROUTES.assignCompanyKeys, { params: { companyId }, body });
}

/** Takes the email off a key that nobody has used. */
export async function takeKeyBack(desk: KeyDesk, { id, companyId }: KeyName): Promise<KeyRow> {
  const body = { id };
  return desk.kind === "own"
    ? callEndpoint(KEY_ROUTES.unassignKey, { body })
    : callEndpoint(KEY_ROUTES.unassignCompanyKey, { params: { companyId }, body });
}

/** Mails a key again to the email that is on it. */
export async function sendKeyAgain(
  desk: KeyDesk,
  { id, companyId, key, email, keyType }: KeyName & Pick<KeyRow, "key" | "email" | "keyType">,
): Promise<KeyRow> {
  const body = { key, id, keyType, email: email ?? "" };
  return desk.kind === "own"
    ? callEndpoint(KEY_ROUTES.resendKey, { body })
    : callEndpoint(KEY_ROUTES.resendCompanyKey, { params: { companyId }, body });
}

/** Suspends a key or activates it again. */
export async function setActive(
  desk: KeyDesk,
  { id, companyId, keyType }: KeyName & Pick<KeyRow, "keyType">,
  status: "active" | "suspended",
): Promise<KeyRow> {
  const wish = { id, status, role: keyType };
  return desk.kind === "own"
    ? callEndpoint(KEY_ROUTES.setKeyActive, { query: wish })
    : callEndpoint(KEY_ROUTES.setCompanyKeyActive, { params: { companyId }, body: wish });
}

type CompanyQuery = NonNullable<EndpointInput<typeof listKeyCompanies>["query"]>;

/** Companies of a kind with their seats. */
export function keyCompaniesQuery(query: CompanyQuery) {
  return queryOptions({
    queryKey: ["key", "companies", query],
    queryFn: async ({ signal }) => callEndpoint(KEY_ROUTES.listKeyCompanies, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Decides how many keys of a type a company may have. */
export async function storeSeats(
  companyId: string,
  body: { readonly keyType: KeyType; readonly seats: number },
) {
  return callEndpoint(KEY_ROUTES.updateSeats, { params: { companyId }, body });
}
