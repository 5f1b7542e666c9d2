import { createHash, randomBytes } from "node:crypto";
import { VIEWING_TOKEN } from "@kilolane/contract";
import { isRole, type Role } from "@kilolane/domain";
import { isLanguage, type Language } from "@kilolane/phrases";
import type { FastifyRequest } from "fastify";
import type { DatabaseHandle } from "../db/handle.ts";
import { AppError } from "./app-error.ts";

/** A session idle this long is over (specification: 45 min); the server enforces it on its own. */
export const IDLE_MINUTES = 45;
/** However busy, a session ends after this. */
export const ABSOLUTE_HOURS = 12;
/** `last_seen_at` is written at most this often, so that reading requests don't become writes. */
const TOUCH_SECONDS = 60;

/** The signed-in caller, found by the token. */
export interface Caller {
  readonly sessionId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly role: Role;
  readonly locale: Language;
  /** terms of use of a new version wait for this person since the sign-in */
  readonly owesTerms: boolean;
  /** what the company bought has ended, and the grace with it: it reads and pays, nothing else */
  readonly isReadOnly: boolean;
  /** the operator has switched maintenance on */
  readonly isMaintenance: boolean;
  /** the operator looks as this person; undefined in a session of one's own */
  readonly viewing?: Viewing;
  readonly person: Person;
}

/** Who looks, and until when. */
export interface Viewing {
  readonly id: string;
  readonly operatorId: string;
  readonly expiresAt: Date;
}

/** Who the screens say is signed in; read along with the session, so that asking costs no statement of its own. */
interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** name under which the picture is downloaded */
  readonly avatarFile: string | null;
  readonly companyName: string;
  readonly logoFile: string | null;
}

/** As the statement answers it: one JSON value, because to name nineteen columns takes the driver longer than all the rest. */
interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly company_id: string;
  readonly role: string;
  readonly locale: string;
  readonly is_over: boolean;
  readonly is_stale: boolean;
  readonly may_act: boolean;
  readonly owes_terms: boolean;
  readonly is_read_only: boolean;
  readonly is_maintenance: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly avatar_file: string | null;
  readonly company_name: string;
  readonly logo_file: string | null;
  readonly operator_id: string | null;
  /** ISO 8601 */
  readonly expires_at: string;
}

// $2 is the moment by the server's clock
const IS_OVER = `
  (s.ended_at is not null or s.expires_at <= now()
    or s.last_seen_at < now() - interval '${IDLE_MINUTES} minutes')`;
const MAY_ACT = `
  (not u.is_suspended and c.is_active and c.approval = 'approved'
    and u.licence_state = 'open' and coalesce(u.licence_ends_at > $2, true))`;
const PERSON = `
  'user_id', u.id, 'company_id', u.company_id, 'role', u.role, 'locale', u.locale, 'first_name', u.first_name,
  'last_name', u.last_name, 'email', u.email, 'avatar_file', u.avatar_file, 'company_name', c.name,
  'logo_file', c.logo_file, 'may_act', ${MAY_ACT}, 'is_read_only', coalesce(b.read_only_at <= $2, false),
  'is_maintenance', coalesce((select is_on from maintenance), false)`;
const OF_PERSON = `
  join company c on c.id = u.company_id
  left join subscription b on b.company_id = u.company_id`;
const LOOKUP = `
  select json_build_object('session_id', s.id, ${PERSON}, 'is_over', ${IS_OVER},
    'is_stale', s.last_seen_at < now() - interval '${TOUCH_SECONDS} seconds', 'owes_terms', s.owes_terms,
    'operator_id', null, 'expires_at', s.expires_at) as found
  from session s
  join user_account u on u.id = s.user_id ${OF_PERSON}
  where s.token_hash = $1`;
// a viewing lives no longer than the session of the operator who looks
const VIEWING_IS_OVER = `
  (v.ended_at is not null or v.expires_at <= now() or not exists (
    select from session s join user_account o on o.id = s.user_id
    where s.id = v.session_id and not ${IS_OVER} and o.role = 'ROLE_SUPERADMIN' and not o.is_suspended))`;
const VIEWING_LOOKUP = `
  select json_build_object('session_id', v.id, ${PERSON}, 'is_over', ${VIEWING_IS_OVER}, 'is_stale', false,
    'owes_terms', false, 'operator_id', v.operator_id, 'expires_at', v.expires_at) as found
  from viewing v
  join user_account u on u.id = v.user_id ${OF_PERSON}
  where v.token_hash = $1`;

/** A new token: 256 random bits. Only its hash is stored. */
export function makeToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/**
 * The token of a request: `Authorization: Bearer …` or `x-auth-token`. Both at once must agree, otherwise a
 * request would be one person for one check and another person for the next.
 *
 * @throws AppError not-signed-in when they disagree
 */
function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const header = request.headers["x-auth-token"];
  if (Array.isArray(header)) throw new AppError("not-signed-in");
  if (bearer !== undefined && header !== undefined && bearer !== header) throw new AppError("not-signed-in");
  return bearer ?? header;
}

/**
 * Finds who calls; asked on every request, so that a suspended user or company is out on the next call.
 *
 * @throws AppError not-signed-in, session-ended
 */
export async function findCaller(database: DatabaseHandle, request: FastifyRequest): Promise<Caller> {
  const token = tokenOf(request);
  if (token === undefined || token.length > 200) throw new AppError("not-signed-in");
  const lookup = token.startsWith(VIEWING_TOKEN) ? VIEWING_LOOKUP : LOOKUP;
  const { rows } = await database.query<{ found: SessionRow }>(lookup, [
    hashToken(token),
    database.clock.now(),
  ]);
  const row = rows[0]?.found;
  if (row === undefined) throw new AppError("not-signed-in");
  if (row.is_over || !row.may_act) throw new AppError("session-ended");
  if (!isRole(row.role)) throw new AppError("not-signed-in");
  if (row.is_stale) await touch(database, row.session_id);
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    companyId: row.company_id,
    role: row.role,
    locale: isLanguage(row.locale) ? row.locale : "en",
    owesTerms: row.owes_terms,
    isReadOnly: row.is_read_only,
    isMaintenance: row.is_maintenance,
    ...(row.operator_id === null
      ? {}
      : {
          viewing: { id: row.session_id, operatorId: row.operator_id, expiresAt: new Date(row.expires_at) },
        }),
    person: presentPerson(row),
  };
}

function presentPerson(row: SessionRow): Person {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    avatarFile: row.avatar_file,
    companyName: row.company_name,
    logoFile: row.logo_file,
  };
}

/** Which of these sessions may still act, with the role that their person has now. */
export async function findLivingSessions(
  database: DatabaseHandle,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ id: string; role: string }>(
    `select s.id, u.role from session s
     join user_account u on u.id = s.user_id
     join company c on c.id = u.company_id
     where s.id = any ($1::uuid[]) and not ${IS_OVER} and ${MAY_ACT}
     union all
     select v.id, u.role from viewing v
     join user_account u on u.id = v.user_id
     join company c on c.id = u.company_id
     where v.id = any ($1::uuid[]) and not ${VIEWING_IS_OVER} and ${MAY_ACT}`,
    [sessionIds, database.clock.now()],
  );
  return new Map(rows.map(({ id, role }) => [id, role]));
}

async function touch(database: DatabaseHandle, sessionId: string): Promise<void> {
  await database.query("update session set last_seen_at = now() where id = $1 and ended_at is null", [
    sessionId,
  ]);
}
