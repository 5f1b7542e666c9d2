import type { QuotationDetail } from "@kilolane/contract";
import { addDays, parseCalendarDate } from "@kilolane/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { today } from "../../../lib/format/dates.ts";
import { inquirerQuery } from "../../inquirer/queries.ts";
import { fromRequest, type FormDefaults } from "../builder/create-form.ts";
import { quotationDefaultsQuery } from "../queries.ts";
import type { ManualDefaults } from "./live-totals.ts";
import { manualFormOf, newManualForm, type ManualForm } from "./manual-form.ts";
import { manualDefaultsQuery, manualQuery } from "./manual-queries.ts";

interface ManualStart {
  readonly defaults: ManualDefaults;
  readonly departureUsaOnly: boolean;
  readonly formDefaults: FormDefaults;
  readonly fresh: ManualForm;
  /** the quotation that was asked for, as the screen holds it; null without one */
  readonly opened: { readonly quotation: QuotationDetail; readonly form: ManualForm } | null;
}

/** What the manual screen begins with: the company's settings, and the quotation that is edited or copied. */
export function useManualStart(id: string | null) {
  const { t } = useTranslation("manual");
  const desk = useQuery(quotationDefaultsQuery);
  const manual = useQuery(manualDefaultsQuery(null));
  const stored = useQuery(manualQuery(id));
  const inquirerId = stored.data?.inquirer.id ?? null;
  const inquirer = useQuery(inquirerQuery(inquirerId));
  const failed = [desk, manual, stored].find((query) => query.error !== null && query.data === undefined);
  const charge = t("lines.airFreight");
  const start = useMemo((): ManualStart | null => {
    const isOpening =
      id !== null && (stored.data === undefined || (inquirerId !== null && !inquirer.isFetched));
    if (desk.data === undefined || manual.data === undefined || isOpening) return null;
    const now = today() > manual.data.today ? today() : manual.data.today;
    const defaults: FormDefaults = { ...desk.data, today: now };
    const validUntil = addDays(parseCalendarDate(now), manual.data.validityDays);
    const fresh = newManualForm({ ...defaults, validUntil, charge });
    const quotation = stored.data;
    if (id === null || quotation === undefined)
      return {
        defaults: { ...manual.data, today: now },
        departureUsaOnly: desk.data.departureUsaOnly,
        formDefaults: defaults,
        fresh,
        opened: null,
      };
    const parties = {
      from: quotation.shipFromAirportDetail,
      to: quotation.shipToAirportDetail,
      inquirer: inquirer.data ?? null,
    };
    const form = manualFormOf(fromRequest(quotation.form, parties, defaults), quotation);
    return {
      defaults: { ...manual.data, today: now },
      departureUsaOnly: desk.data.departureUsaOnly,
      formDefaults: defaults,
      fresh,
      opened: form && { quotation, form },
    };
  }, [charge, desk.data, id, inquirer.data, inquirer.isFetched, inquirerId, manual.data, stored.data]);
  return { start, error: failed?.error ?? null, refetch: () => void failed?.refetch() };
}
