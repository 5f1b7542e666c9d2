import type { ListedOption, PricedRequest } from "@kilolane/contract";
import { memo, useCallback, useMemo, useState } from "react";
import { useFormContext } from "react-hook-form";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ForwarderRole } from "../../../lib/paths/href.ts";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { newCreateForm, type CreateForm, type FormDefaults } from "./create-form.ts";
import { CreateFormProvider } from "./create-form-provider.tsx";
import { QuestionStrip } from "./question-strip.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";
import { useDraft, useStoredDraft } from "./use-draft.ts";
import { useLivePricing } from "./use-live-pricing.ts";
import { useQuestionFold } from "./use-question-fold.ts";
import { useOptionChoice } from "./use-option-choice.ts";
import { useCurrentRequest } from "./use-opened-request.ts";
import { useFloorFollowing } from "./use-floor-following.ts";
import { type SavedPanel as SavedPanelName, useSaveActs } from "./use-save-acts.ts";
import { type SavedQuotation, useSavedQuotation } from "./use-saved-quotation.ts";
import { savedOrigin, useStoredOrigin } from "./saved-origin.ts";
import { priceForm, putTrucking } from "../queries.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import classes from "./create-quotation.module.css";
import { GoodsSection } from "./goods-section.tsx";
import { InquirerField } from "./inquirer-field.tsx";
import { LaneSection } from "./lane-section.tsx";
import { MailMarksContext, type MailMarks } from "./mail-marks.ts";
import { MailReader } from "./mail-reader.tsx";
import { OptionsPanel } from "./options-panel.tsx";
import { QuotationSummary } from "./quotation-summary.tsx";
import { type UnsettledEdits, useUnsettledEdits } from "./use-unsettled-edits.ts";

// What opens on a click is fetched on the click.
const RestoredNote = lazyPart(async () => ({ default: (await import("./restored-note.tsx")).RestoredNote }));
const DocumentDrawer = lazyPart(async () => ({
  default: (await import("../components/document-drawer.tsx")).DocumentDrawer,
}));
const TodayStrip = lazyPart(async () => import("../../../lib/today/today-strip.tsx"), null, ["today"]);
const RecentQuotations = lazyPart(async () => ({
  default: (await import("../list/recent-quotations.tsx")).RecentQuotations,
}));
const TruckingPanel = lazyPart(async () => ({
  default: (await import("./trucking-panel.tsx")).TruckingPanel,
}));
const SavedNote = lazyPart(async () => ({ default: (await import("./saved-note.tsx")).SavedNote }));
const SavedDecision = lazyPart(async () => import("./saved-decision.tsx"));
const UnsettledNote = lazyPart(async () => ({
  default: (await import("./unsettled-note.tsx")).UnsettledNote,
}));
const OtherShipmentNote = lazyPart(async () => import("../components/other-shipment-note.tsx"), null, [
  "asked",
]);
const SaveRefusal = lazyPart(async () => ({ default: (await import("./save-refusal.tsx")).SaveRefusal }));
const NearbyAirports = lazyPart(async () => import("./nearby-airports.tsx"), null, ["door"]);
const MailDialog = lazyPart(async () => ({
  default: (await import("../components/mail-dialog.tsx")).MailDialog,
}));

/** One for all drawings: the row around it is not drawn again for it. */
const INQUIRER = <InquirerField />;

interface QuotationBuilderProps {
  readonly role: ForwarderRole;
  readonly email: string;
  readonly defaults: FormDefaults & { readonly departureUsaOnly: boolean };
  /** a stored request that is opened again */
  readonly opened: { readonly form: CreateForm; readonly priced: PricedRequest } | null;
  /** a form to start from: a story, an example */
  readonly prefill: CreateForm | null;
}

/** The product's heart: goods, options and totals on one page; save, print and mail without leaving it. */
export function QuotationBuilder(props: QuotationBuilderProps) {
  const { email, defaults, opened, prefill } = props;
  const draft = useDraft(
    email,
    opened === null && prefill === null,
    opened && savedOrigin(email, opened.priced.request_id),
  );
  const initial = opened?.form ?? prefill ?? { ...newCreateForm(defaults), ...draft.restored };
  return (
    <CreateFormProvider initial={initial}>
      <BuilderOfForm {...props} draft={draft} />
    </CreateFormProvider>
  );
}

interface BuilderOfFormProps extends QuotationBuilderProps {
  readonly draft: ReturnType<typeof useDraft>;
}

function BuilderOfForm({ role, email, defaults, opened, prefill, draft }: BuilderOfFormProps) {
  const form = useFormContext<CreateForm>();
  useArrivalFocus(form, opened === null && (prefill === null || prefill.to === null));
  const pricing = useLivePricing(
    form,
    { priced: opened?.priced ?? null, requestId: draft.origin.requestId },
    priceForm,
  );
  const saving = useSavedQuotation(draft.origin);
  const requestId = pricing.priced?.request_id ?? draft.origin.requestId;
  const { quotationId } = saving;
  useStoredOrigin(email, { requestId, quotationId });
  const endDraft = useStoredDraft(email, form, { requestId, quotationId }, draft.discard);
  const { isFolded, fold, edit, question, page } = useQuestionFold(
    pricing,
    opened !== null || prefill !== null,
  );
  const choice = useOptionChoice(pricing.priced);
  const [marks, setMarks] = useState<MailMarks | null>(null);
  const marked = useMemo(() => ({ marks, setMarks }), [marks]);
  const unsettled = useUnsettledEdits();
  const acts = useSaveActs({ pricing, choice, unsettled, saving });
  const priceAgain = () => {
    // Goods whose ready date has passed are ready today.
    if (form.getValues("readyDate") < defaults.today) form.setValue("readyDate", defaults.today);
    saving.forgetRefusal();
    void pricing.priceNow();
  };
  const current = useCurrentRequest(form, defaults, (priced) => {
    pricing.take(priced);
    saving.forgetRefusal();
  });
  useFloorFollowing(pricing, opened?.priced.request_id ?? draft.origin.requestId, () => {
    saving.forgetRefusal();
    unsettled.forget();
  });
  const { priceNow } = pricing;
  const priceAndFold = useCallback(() => {
    // with the answer: the prices of before would fold a question that is then refused
    void priceNow().then(fold);
  }, [fold, priceNow]);
  const startEmpty = () => {
    form.reset(newCreateForm(defaults));
    setMarks(null);
    pricing.reset();
    choice.clear();
    saving.forget();
    endDraft();
  };
  const { saved, decision } = saving;
  const nearby = <NearbyAirports pricing={pricing} choice={choice} />;
  return (
    <MailMarksContext value={marked}>
      <div ref={page} className={classes.page}>
        <div className={classes.main}>
          {draft.restored && !draft.isSettled ? (
            <RestoredNote onSettle={draft.settle} onDiscard={startEmpty} />
          ) : null}
          {isFolded && pricing.priced ? <QuestionStrip priced={pricing.priced} onEdit={edit} /> : null}
          <div ref={question} hidden={isFolded} className={classes.question}>
            <MailReader onDone={priceAndFold} />
            <LaneSection {...defaults} inquirer={INQUIRER} nearby={nearby} />
            <GoodsSection onPriceNow={priceAndFold} />
          </div>
          {pricing.priced?.asked ? (
            <OtherShipmentNote of="clientAsked" shipment={pricing.priced.asked} />
          ) : null}
          <Trucking priced={pricing.priced} onPriced={pricing.setPriced} />
          <OptionsPanel pricing={pricing} choice={choice} unsettled={unsettled} onMail={acts.mailWith} />
          {pricing.priced === null ? <BeforePrices /> : null}
        </div>
        <div className={classes.column}>
          <div className={classes.side}>
            <QuotationSummary
              priced={pricing.priced}
              choice={choice}
              isSaving={saving.isSaving}
              isSaved={saved !== null && decision === null}
              onSave={acts.save}
              onPdf={acts.print}
              onMail={acts.mail}
            />
            <Refusals
              priced={pricing.priced}
              chosen={choice.chosen}
              unsettled={unsettled}
              refusal={saving.refusal}
              onPriceAgain={priceAgain}
              onShowCurrent={current.mutate}
            />
            {saved && decision === null ? <SavedNote role={role} saved={saved} onNew={startEmpty} /> : null}
            {decision === null ? null : (
              <SavedDecision
                role={role}
                decision={decision}
                held={saving.held}
                isSaving={saving.isSaving}
                onSaveAsNew={acts.saveAsNew}
                onNew={startEmpty}
              />
            )}
          </div>
        </div>
      </div>
      <SavedPanel panel={acts.panel} saved={saved} onSent={endDraft} onClose={acts.closePanel} />
    </MailMarksContext>
  );
}

interface RefusalsProps {
  readonly priced: PricedRequest | null;
  readonly chosen: readonly ListedOption[];
  readonly unsettled: UnsettledEdits;
  readonly refusal: ApiError | undefined;
  readonly onPriceAgain: () => void;
  readonly onShowCurrent: (requestId: string) => void;
}

/** What was typed and refused, and why the last save was. */
function Refusals({ priced, chosen, unsettled, refusal, onPriceAgain, onShowCurrent }: RefusalsProps) {
  return (
    <>
      {unsettled.refused.length === 0 ? null : <UnsettledNote priced={priced} unsettled={unsettled} />}
      {refusal === undefined ? null : (
        <SaveRefusal
          refusal={refusal}
          asked={findBelowFloor(priced, chosen)}
          onPriceAgain={onPriceAgain}
          onShowCurrent={() => priced && onShowCurrent(priced.request_id)}
        />
      )}
    </>
  );
}

interface TruckingProps {
  readonly priced: PricedRequest | null;
  readonly onPriced: (priced: PricedRequest) => void;
}

/** Carriers, once the request has a zip at either end. */
function Trucking({ priced, onPriced }: TruckingProps) {
  if (priced === null || (!priced.form["pickupZip"] && !priced.form["deliveryZip"])) return null;
  return (
    <TruckingPanel
      priced={priced}
      put={async (truckingId, leg) => onPriced(await putTrucking(priced.request_id, truckingId, leg))}
    />
  );
}

/** Below a form that has no prices yet: what waits for the desk, and what was quoted last. */
const BeforePrices = memo(function BeforePrices() {
  return (
    <div className={classes.before}>
      <TodayStrip />
      <RecentQuotations />
    </div>
  );
});

/** The first chosen option that sells below the floor. */
function findBelowFloor(priced: PricedRequest | null, chosen: readonly ListedOption[]) {
  const option = chosen.find(({ belowFloor }) => belowFloor);
  if (priced === null || option === undefined) return undefined;
  return { requestId: priced.request_id, quoteId: option.quote_id };
}

interface SavedPanelProps {
  readonly panel: SavedPanelName | null;
  readonly saved: SavedQuotation["saved"];
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** The PDF or the mail of what was saved. */
function SavedPanel({ panel, saved, onSent, onClose }: SavedPanelProps) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  if (saved === null || panel === null) return null;
  return panel === "pdf" ? (
    <DocumentDrawer quotation={saved} language={language} onClose={onClose} />
  ) : (
    <MailDialog
      quotation={saved}
      onClose={onClose}
      onSent={() => {
        onSent();
        onClose();
        showToast({ tone: "success", text: t("toast.emailSent") });
      }}
    />
  );
}
