import { may } from "@kilolane/domain";
import { Anchor } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { LeaveConfirm } from "../../../lib/leave/leave-confirm.tsx";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import builder from "../builder/create-quotation.module.css";
import type { FormDefaults } from "../builder/create-form.ts";
import { GoodsSection } from "../builder/goods-section.tsx";
import { InquirerField } from "../builder/inquirer-field.tsx";
import { LaneSection } from "../builder/lane-section.tsx";
import { weighRows } from "../builder/weigh-rows.ts";
import { useDesk } from "../use-desk.ts";
import { LinesSection } from "./lines-section.tsx";
import { isBelowFloor, totalsOfRows, type ManualDefaults } from "./live-totals.ts";
import { clearManualDraft, storeManualDraft } from "./manual-draft.ts";
import type { ManualForm } from "./manual-form.ts";
import { manualDefaultsQuery } from "./manual-queries.ts";
import { ManualSummary } from "./manual-summary.tsx";
import { OfferSection } from "./offer-section.tsx";
import { useOvertakenManual, useStoredManual } from "./use-overtaken-manual.ts";
import { useManualSaving, type SavedManual } from "./use-manual-saving.ts";
import { useUnsavedManual } from "./use-unsaved-manual.ts";

const DocumentDrawer = lazyPart(async () => ({
  default: (await import("../components/document-drawer.tsx")).DocumentDrawer,
}));
const MailDialog = lazyPart(async () => ({
  default: (await import("../components/mail-dialog.tsx")).MailDialog,
}));

const ManualOvertakenAlert = lazyPart(async () => import("./manual-overtaken-alert.tsx"));

const STORE_PAUSE_MS = 500;

interface ManualBuilderProps {
  readonly email: string;
  readonly departureUsaOnly: boolean;
  readonly defaults: ManualDefaults;
  readonly formDefaults: FormDefaults;
  /** what the form begins with */
  readonly start: ManualForm;
  /** what a new quote begins with */
  readonly fresh: ManualForm;
  /** the quotation that is edited; null: a new one */
  readonly opened: SavedManual | null;
  readonly heldNumber: string | undefined;
}

/** Totals of what is typed, by the rates into the currency that is chosen. */
function useTotals(control: ReturnType<typeof useForm<ManualForm>>["control"], first: ManualDefaults) {
  const [lines, goods, units, currency] = useWatch({
    control,
    name: ["lines", "goods", "units", "currency"],
  });
  const { data = first } = useQuery({ ...manualDefaultsQuery(currency), placeholderData: keepPreviousData });
  const totals = useMemo(
    () => (data.currency === currency ? totalsOfRows(lines, weighRows(goods, units), data) : null),
    [currency, data, goods, lines, units],
  );
  return { totals, currency, floorPercent: data.marginFloorPercent };
}

/** Typed lines on the builder's shipment: save, print and mail without leaving the page. */
export function ManualBuilder(props: ManualBuilderProps) {
  const { email, departureUsaOnly, defaults, formDefaults, start, fresh, opened, heldNumber } = props;
  const { t } = useTranslation("manual");
  const desk = useDesk();
  // a mark stays when its field is left as it was, and goes when the field changes
  const form = useForm<ManualForm>({ defaultValues: start, mode: "onChange" });
  const { totals, currency, floorPercent } = useTotals(form.control, defaults);
  const [isBelowRule, setBelowRule] = useState(false);
  const isBelowCompany = isBelowFloor(totals);
  const isAsking = (isBelowCompany || isBelowRule) && !may(desk, "maySellBelowFloor");
  const theirs = useStoredManual(formDefaults);
  const saving = useManualSaving(form, opened, heldNumber, {
    isAsking,
    onRuleFloor: setBelowRule,
    onOvertaken: theirs.read,
  });
  const overtaken = useOvertakenManual(form, saving, theirs);
  const leaving = useUnsavedManual(form, saving);
  const [panel, setPanel] = useState<"pdf" | "mail" | null>(null);
  const isNew = opened === null && saving.saved === null;

  useEffect(() => {
    if (!isNew) {
      // what is on record is no draft
      clearManualDraft();
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => storeManualDraft(email, values), STORE_PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [email, form, isNew]);

  const startNew = () => {
    clearManualDraft();
    form.reset(fresh);
    saving.forget();
    theirs.forget();
    setBelowRule(false);
  };
  return (
    <FormProvider {...form}>
      <div className={builder.page}>
        <div className={builder.main}>
          <LaneSection
            departureUsaOnly={departureUsaOnly}
            today={defaults.today}
            inquirer={<InquirerField />}
          />
          <GoodsSection onPriceNow={() => saving.save()} />
          <OfferSection today={defaults.today} />
          <LinesSection totals={totals} currency={currency} />
        </div>
        <div className={builder.column}>
          <div className={builder.side}>
            {overtaken === undefined ? null : <ManualOvertakenAlert overtaken={overtaken} />}
            <ManualSummary
              totals={totals}
              currency={currency}
              floor={isBelowCompany ? floorPercent : isBelowRule ? "rule" : null}
              isAsking={isAsking}
              saving={saving}
              onOpen={setPanel}
              onNew={startNew}
            />
          </div>
        </div>
      </div>
      <KnownDialog saving={saving} />
      <LeaveConfirm area="quotation" leaving={leaving} />
      {panel === null || saving.saved === null ? null : (
        <ManualPanel
          panel={panel}
          saved={saving.saved}
          onClose={() => setPanel(null)}
          onSent={() => {
            setPanel(null);
            showToast({ tone: "success", text: t("toast.emailSent") });
          }}
        />
      )}
    </FormProvider>
  );
}

/** Asks before a second manual quotation for the same client on the same lane. */
function KnownDialog({ saving }: { readonly saving: ReturnType<typeof useManualSaving> }) {
  const { t } = useTranslation("manual");
  const desk = useDesk();
  const { known, flow } = saving;
  return (
    <ConfirmDialog
      opened={flow.isModalOpen}
      title={t("known.title")}
      text={t("known.text")}
      confirmLabel={t("known.confirm")}
      cancelLabel={t("known.cancel")}
      onConfirm={saving.accept}
      onCancel={saving.decline}
    >
      {known === null ? null : (
        <Anchor component={Link} to={forwarderHref(desk, "manual-quotation/details/:id", { id: known.id })}>
          {t("summary.open", { number: known.number })}
        </Anchor>
      )}
    </ConfirmDialog>
  );
}

interface ManualPanelProps {
  readonly panel: "pdf" | "mail";
  readonly saved: SavedManual;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** The PDF or the mail of what was saved. */
function ManualPanel({ panel, saved, onClose, onSent }: ManualPanelProps) {
  const language = useLanguage();
  return panel === "pdf" ? (
    <DocumentDrawer quotation={saved} language={language} onClose={onClose} />
  ) : (
    <MailDialog quotation={saved} onClose={onClose} onSent={onSent} />
  );
}
