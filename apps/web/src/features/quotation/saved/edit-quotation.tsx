import type { QuotationDetail } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useRef } from "react";
import { Link, useBlocker, useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { LeaveConfirm } from "../../../lib/leave/leave-confirm.tsx";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { Code } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { TONE_OF_STATUS } from "../status-tone.ts";
import { useDesk } from "../use-desk.ts";
import { useEditQuotation } from "./use-edit-quotation.ts";
import { OldRateAlert } from "../components/old-rate-alert.tsx";
import { useLeaveWarning } from "../../../lib/leave/use-leave-warning.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { EditOption } from "./edit-option.tsx";
import classes from "./edit-quotation.module.css";
import { EditSummary } from "./edit-summary.tsx";
import { EditWords } from "./edit-words.tsx";
import { Measure } from "../components/measure.tsx";

/** Margins, amounts, options and words of a stored quotation, saved together. */
export function EditQuotation({ quotation }: { readonly quotation: QuotationDetail }) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const navigate = useNavigate();
  const desk = useDesk();
  const editing = useEditQuotation(quotation);
  const { base, form, round } = editing;
  const detailsHref = forwarderHref(desk, "quotation/details/:id", { id: base.quotation_id });
  const isDirty = editing.changes.length > 0;
  const isSaved = useRef(false);
  const leaving = useBlocker(
    ({ nextLocation, currentLocation }) =>
      isDirty && !isSaved.current && nextLocation.pathname !== currentLocation.pathname,
  );
  useLeaveWarning(isDirty);

  const save = async () => {
    try {
      await editing.save();
    } catch {
      // The refusal is in the summary, a conflict in its dialog.
      return;
    }
    isSaved.current = true;
    showToast({ tone: "success", text: t("toast.updated") });
    await navigate(detailsHref);
  };
  const keptCount = form.options.filter((option) => option.isKept).length;
  const { weights } = base;

  return (
    <>
      <Anchor component={Link} to={detailsHref} size="sm">
        {t("detail.goBack")}
      </Anchor>
      <PageHeader
        title={<bdi>{`${t("title.edit")} ${base.number}`}</bdi>}
        badges={<StatusBadge tone={TONE_OF_STATUS[base.status]} label={t(`status.${base.status}`)} />}
        lead={
          <>
            <Code>{`${base.shipFromAirportDetail.code}–${base.shipToAirportDetail.code}`}</Code>
            {" · "}
            <Measure value={formatWeight(weights.chargeableWeight, weights.weightUnit, language)} />
          </>
        }
      />
      <div className={classes.page}>
        <div className={classes.main}>
          <OldRateAlert options={base.options} />
          {base.options.map((option) => {
            const own = form.options.find((entry) => entry.quoteId === option.quote_id);
            return own === undefined ? null : (
              <EditOption
                key={`${option.quote_id}-${round}`}
                option={option}
                form={own}
                floorPercent={base.marginFloorPercent}
                rounding={base}
                isLast={keptCount === 1}
                problems={editing.problems}
                onChange={editing.changeOption}
              />
            );
          })}
          <EditWords editing={editing} />
        </div>
        <EditSummary editing={editing} onSave={() => void save()} />
      </div>
      {editing.conflict ? <ConflictDialog editing={editing} theirs={editing.conflict} /> : null}
      <LeaveConfirm area="quotation" leaving={leaving} />
    </>
  );
}
