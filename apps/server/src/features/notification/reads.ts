import { sql } from "kysely";
import type { UserTransaction } from "../../db/transaction.ts";

/** A stored notification with who caused it and which lane it is about. */
export interface NotificationRow {
  readonly id: string;
  readonly is_read: boolean;
  readonly kind: string;
  readonly main_menu: string;
  readonly sub_menu: string;
  readonly quotation_id: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
  readonly from_user_id: string | null;
  readonly from_role: string | null;
  readonly from_avatar: string | null;
  readonly from_airport: string | null;
  readonly to_airport: string | null;
  readonly client_name: string | null;
  readonly client_email: string | null;
  readonly forwarder_name: string | null;
  readonly forwarder_email: string | null;
  /** of the quotation; null: it is about none */
  readonly is_manual: boolean | null;
}

/** The columns of a `NotificationRow` of notifications named `n`, and what they are read from. */
export const NOTIFICATION_COLUMNS = `
  n.id, n.is_read, n.kind, n.main_menu, n.sub_menu, n.quotation_id, n.detail, n.created_at,
  u.id as from_user_id, u.role as from_role, u.avatar_file as from_avatar, q.from_airport, q.to_airport, q.is_manual,
  coalesce(nullif(q.inquirer_company, ''), nullif(q.inquirer_name, '')) as client_name,
  coalesce(nullif(i.email, ''), k.email) as client_email, f.name as forwarder_name, f.email as forwarder_email`;
export const NOTIFICATION_JOINS = `
  left join user_account u on u.company_id = n.company_id and u.id = n.from_user_id
  left join quotation q on q.company_id = n.company_id and q.id = n.quotation_id
  left join inquirer i on i.company_id = q.company_id and i.id = q.inquirer_id
  left join user_account k on k.company_id = q.company_id and k.id = q.client_user_id
  left join company f on f.id = q.company_id`;

/** Part of the caller's notifications. */
export interface NotificationPart {
  readonly page: number;
  readonly size: number;
  /** of this menu entry alone */
  readonly menu?: string;
  readonly subMenu?: string;
  readonly unreadOnly?: boolean;
  readonly unreadFirst?: boolean;
}

/** The caller's own notifications, newest first. */
export async function findNotificationRows(
  tx: UserTransaction,
  part: NotificationPart,
): Promise<NotificationRow[]> {
  const { menu = "", subMenu = "", unreadOnly = false, unreadFirst = false } = part;
  const order = sql.raw(`${unreadFirst ? "n.is_read, " : ""}n.created_at desc, n.id desc`);
  // The page first: whose lane and people it is about is looked up for its rows, not for all that the user ever got.
  const { rows } = await sql<NotificationRow>`
    with page as materialized (
      select n.*
      from notification n
      where n.company_id = ${tx.scope.companyId} and n.user_id = ${tx.scope.userId}
        and (${menu} = '' or n.main_menu = ${menu}) and (${subMenu} = '' or n.sub_menu = ${subMenu})
        and not (${unreadOnly} and n.is_read)
      order by ${order}
      limit ${sql.lit(part.size)} offset ${sql.lit((part.page - 1) * part.size)}
    )
    select ${sql.raw(NOTIFICATION_COLUMNS)} from page n ${sql.raw(NOTIFICATION_JOINS)}
    order by ${order}`.execute(tx.db);
  return rows;
}

/** How many of the caller's notifications are unread. */
export async function countUnread(tx: UserTransaction): Promise<number> {
  const row = await tx.db
    .selectFrom("notification")
    .select((table) => table.fn.countAll<number>().as("count"))
    .where("company_id", "=", tx.scope.companyId)
    .where("user_id", "=", tx.scope.userId)
    .where("is_read", "=", false)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many of the caller's notifications are unread, per menu entry. */
export function countUnreadByMenu(
  tx: UserTransaction,
): Promise<{ main_menu: string; sub_menu: string; count: number }[]> {
  return tx.db
    .selectFrom("notification")
    .select((table) => ["main_menu", "sub_menu", table.fn.countAll<number>().as("count")])
    .where("company_id", "=", tx.scope.companyId)
    .where("user_id", "=", tx.scope.userId)
    .where("is_read", "=", false)
    .groupBy(["main_menu", "sub_menu"])
    .orderBy("main_menu")
    .orderBy("sub_menu")
    .execute();
}

/** How many notifications the caller has under each menu entry, and how many of them are unread. */
export function countByMenu(tx: UserTransaction) {
  return tx.db
    .selectFrom("notification")
    .select(({ fn }) => [
      "main_menu",
      "sub_menu",
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("is_read", "=", false).as("count"),
    ])
    .where("company_id", "=", tx.scope.companyId)
    .where("user_id", "=", tx.scope.userId)
    .groupBy(["main_menu", "sub_menu"])
    .orderBy("main_menu")
    .orderBy("sub_menu")
    .execute();
}
