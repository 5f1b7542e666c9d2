import type { ScheduledService } from "@kilolane/contract";
import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type AskedFlights, findScheduled } from "./scheduled-service.ts";

/** One departure, a line of the file. */
interface DepartureRow {
  readonly service: ScheduledService;
  readonly date: string;
  readonly arrivesOn: string | null;
}

async function columnsOf(
  language: Language,
  { origin, destination }: AskedFlights,
): Promise<readonly SheetColumn<DepartureRow>[]> {
  const t = await loadTranslator(language, "schedule");
  return [
    [t("field.from"), () => origin],
    [t("field.to"), () => destination],
    [t("column.date"), ({ date }) => date],
    [t("column.departs"), ({ service }) => service.flight?.departs ?? ""],
    [t("column.airline"), ({ service }) => service.airline],
    [t("column.flight"), ({ service }) => service.flight?.number ?? ""],
    [t("column.aircraft"), ({ service }) => t(`aircraft.${service.aircraft}`)],
    [t("column.transit"), ({ service }) => service.transitDays ?? ""],
    [t("column.arrival"), ({ arrivesOn }) => arrivesOn ?? ""],
    [t("column.arrives"), ({ service }) => service.flight?.arrives ?? ""],
    [t("column.cutOff"), ({ service }) => service.cutOff ?? ""],
  ];
}

/** Day and time; a departure without a time comes last on its day. */
const timeOf = ({ date, service }: DepartureRow): string => `${date} ${service.flight?.departs ?? "99:99"}`;

/** Every departure of the days asked for on a line, by day; the export is audited before the first byte leaves. */
export async function exportFlights(
  scope: CompanyScope,
  { format, ...asked }: AskedFlights & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale, asked);
  const rows = await withTransaction(scope, async (tx) => {
    const detail = { ...asked, format };
    await recordAuditIn(tx, { action: "flight-schedule.exported", subjectKind: "flight-schedule", detail });
    const services = await findScheduled(tx, asked);
    return services
      .flatMap((service) => service.departures.map((departure): DepartureRow => ({ service, ...departure })))
      .toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  });
  const windows = readWindows(async ({ limit, offset }) => rows.slice(offset, offset + limit));
  return writeSheet({ name: "flight-schedule", title: "Flight schedule", columns, windows }, format);
}
