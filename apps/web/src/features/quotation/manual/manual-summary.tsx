import { formatExact } from "@kilolane/domain";
import { Alert, Anchor, Button, Text, Textarea } from "@mantine/core";
import { IconCopy, IconDeviceFloppy, IconFileTypePdf, IconMail } from "@tabler/icons-react";
import { useFormContext } from "react-hook-form";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import look from "../builder/quotation-summary.module.css";
import { useDesk } from "../use-desk.ts";
import type { LiveTotals } from "./live-totals.ts";
import type { ManualForm } from "./manual-form.ts";
import classes from "./manual.module.css";
import type { ManualSaving } from "./use-manual-saving.ts";

interface ManualSummaryProps {
  readonly totals: LiveTotals | null;
  readonly currency: string;
  /** the floor that the price lies below: the company's in per cent, or that of a margin rule */
  readonly floor: string | null;
  /** what is typed is below the floor, and the caller asks an admin for it */
  readonly isAsking: boolean;
  readonly saving: ManualSaving;
  readonly onOpen: (panel: "pdf" | "mail") => void;
  readonly onNew: () => void;
}

/** Live totals, profit and floor, and what can be done with what is typed. */
export function ManualSummary(props: ManualSummaryProps) {
  const { totals, currency, floor, isAsking, saving, onOpen, onNew } = props;
  const { t } = useTranslation("manual");
  const language = useLanguage();
  const desk = useDesk();
  const { saved } = saving;
  const open = (panel: "pdf" | "mail") => saving.save(() => onOpen(panel));

  return (
    <aside className={look.summary} aria-label={t("summary.title")}>
      {totals === null ? (
        <Text c="dimmed">{t("summary.empty")}</Text>
      ) : (
        <>
          <span className={look.label}>{t("summary.sell")}</span>
          <bdi className={look.total} data-testid="manual-total">
            {formatMoney(totals.sell.toString(), currency, language)}
          </bdi>
          <dl className={classes.totals}>
            <dt>{t("summary.buy")}</dt>
            <dd>
              <bdi>{formatMoney(totals.buy.toString(), currency, language)}</bdi>
            </dd>
            <dt>{t("summary.profit")}</dt>
            <dd className={floor === null ? look.profit : look.warn}>
              <bdi data-testid="manual-profit">
                {formatMoney(totals.profit.toString(), currency, language)}
              </bdi>
              {totals.marginPercent === null ? null : (
                <>
                  {" "}
                  <bdi>{formatPercent(formatExact(totals.marginPercent, 2), language)}</bdi>
                </>
              )}
            </dd>
          </dl>
        </>
      )}
      {floor === null ? null : <FloorReason floor={floor} isAsking={isAsking} />}
      <div className={look.actions}>
        <Button
          variant={saved ? "default" : "filled"}
          leftSection={<IconDeviceFloppy size={18} />}
          loading={saving.isSaving}
          onClick={() => saving.save()}
        >
          {isAsking ? t("summary.ask") : t("summary.save")}
        </Button>
        {isAsking ? null : (
          <>
            <Button variant="default" leftSection={<IconFileTypePdf size={18} />} onClick={() => open("pdf")}>
              {t("summary.pdf")}
            </Button>
            <Button
              variant={saved ? "filled" : "default"}
              leftSection={<IconMail size={18} />}
              onClick={() => open("mail")}
            >
              {t("summary.mail")}
            </Button>
          </>
        )}
        {saved ? (
          <Button
            className={classes["alone"]}
            variant="default"
            leftSection={<IconCopy size={18} />}
            onClick={() => saving.saveAsNew()}
          >
            {t("summary.saveAsNew")}
          </Button>
        ) : null}
      </div>
      {saved ? (
        <Alert color="green" data-testid="saved-note">
          <Anchor component={Link} to={forwarderHref(desk, "manual-quotation/details/:id", { id: saved.id })}>
            {t("summary.open", { number: saved.number })}
          </Anchor>{" "}
          <Button size="compact-xs" variant="subtle" onClick={onNew}>
            {t("summary.newOne")}
          </Button>
        </Alert>
      ) : null}
    </aside>
  );
}

interface FloorReasonProps {
  readonly floor: string;
  readonly isAsking: boolean;
}

/** Only an admin's reason lets a price below the floor leave; it stays with the quotation. Others ask with theirs. */
function FloorReason({ floor, isAsking }: FloorReasonProps) {
  const { t } = useTranslation("manual");
  const language = useLanguage();
  const fieldText = useFieldText();
  const { register, formState } = useFormContext<ManualForm>();
  const ofRule = isAsking ? t("summary.askRuleFloor") : t("summary.belowRuleFloor");
  return (
    <Textarea
      label={t("summary.reason")}
      description={
        floor === "rule"
          ? ofRule
          : t(isAsking ? "summary.askFloor" : "summary.belowFloor", { floor: formatPercent(floor, language) })
      }
      autosize
      minRows={1}
      maxLength={300}
      error={fieldText(formState.errors.reason)}
      {...register("reason")}
    />
  );
}
