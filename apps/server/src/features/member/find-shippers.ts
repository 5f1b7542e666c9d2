import type { EndpointOutput, listShippers, Shipper } from "@kilolane/contract";
import { loadTranslator, type Language } from "@kilolane/phrases";
import type { CompanyScope, UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actAsSystem } from "../../http/act-as-system.ts";
import { AppError } from "../../http/app-error.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { writeSheet, type SheetColumn, type SheetFormat } from "../../integrations/sheets/write-sheet.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { presentShipper } from "./present/shipper.ts";
import {
  countShippers,
  findShipper,
  findShipperAccounts,
  findShippers,
  isSuspendedBy,
  type ShipperRow,
  type ShipperSearch,
} from "./reads/shipper.ts";

/** Shippers with the state of their accounts, which no forwarder may read by itself. */
async function presentAll(scope: CompanyScope, rows: readonly ShipperRow[]): Promise<Shipper[]> {
  const system = actAsSystem(scope, "how far the accounts of a forwarder's shippers are");
  const accounts = await withTransaction(system, (tx) =>
    findShipperAccounts(
      tx,
      rows.map((row) => row.shipper_user_id),
    ),
  );
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return rows.map((row) => presentShipper(scope, row, byId.get(row.shipper_user_id)));
}

/** One page of the forwarder's shippers with how many there are in each state. */
export async function findShipperPage(
  scope: CompanyScope,
  search: ShipperSearch & { readonly page: number; readonly size: number },
): Promise<EndpointOutput<typeof listShippers>> {
  const { page, size: limit } = search;
  const { rows, counts } = await withTransaction(scope, async (tx) => ({
    rows: await findShippers(tx, search, { limit, offset: (page - 1) * limit }),
    counts: await countShippers(tx, search),
  }));
  return { content: await presentAll(scope, rows), total: counts[search.state], counts };
}

/** One shipper of the forwarder. @throws AppError not-found */
export async function getShipper(scope: CompanyScope, id: string): Promise<Shipper> {
  const row = await withTransaction(scope, (tx) => findShipper(tx, id));
  if (row === undefined) throw new AppError("not-found");
  const [shipper] = await presentAll(scope, [row]);
  if (shipper === undefined) throw new AppError("not-found");
  return shipper;
}

/** True when the forwarder has suspended the caller's company: it then answers as if it did not exist. */
export function isShutOut(scope: UserScope, forwarderId: string): Promise<boolean> {
  const system = actAsSystem(scope, "whether a forwarder has suspended a shipper");
  const tie = { forwarderId, shipperCompanyId: scope.companyId };
  return withTransaction(system, (tx) => isSuspendedBy(tx, tie));
}

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<ShipperRow>[]> {
  const t = await loadTranslator(language, "member");
  return [
    [t("field.companyName"), (row) => row.company_name],
    [t("column.contact"), (row) => `${row.first_name} ${row.last_name}`.trim()],
    [t("field.email"), (row) => row.email],
    [t("field.mobile"), (row) => row.phone],
    [t("field.city"), (row) => row.city],
    [t("field.country"), (row) => row.country_code],
    [t("field.reference"), (row) => row.reference],
    [t("field.note"), (row) => row.note],
    [t("column.state"), (row) => t(row.is_suspended ? "state.Suspended" : "state.Active")],
    [t("column.since"), (row) => row.created_at.toISOString().slice(0, 10)],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportShippers(
  scope: CompanyScope,
  { format, ...search }: ShipperSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAudit(tx, { action: "shipper.exported", subjectKind: "shipper", detail: { ...search, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findShippers(tx, search, part)));
  return writeSheet({ name: "shippers", title: "Shippers", columns, windows }, format);
}
