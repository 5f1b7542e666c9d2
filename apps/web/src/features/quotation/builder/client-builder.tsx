import type { ClientPricedRequest } from "@kilolane/contract";
import { useCallback, useMemo, useState } from "react";
import { useFormContext } from "react-hook-form";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { newCreateForm, type CreateForm, type FormDefaults } from "./create-form.ts";
import { CreateFormProvider } from "./create-form-provider.tsx";
import classes from "./create-quotation.module.css";
import { ClientOptions } from "./client-options.tsx";
import { priceClientForm, putClientTrucking } from "./client-queries.ts";
import { GoodsSection } from "./goods-section.tsx";
import { LaneSection } from "./lane-section.tsx";
import { MailMarksContext, type MailMarks } from "./mail-marks.ts";
import { MailReader } from "./mail-reader.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";
import { useDraft, useStoredDraft } from "./use-draft.ts";
import { useLivePricing } from "./use-live-pricing.ts";

const RestoredNote = lazyPart(async () => ({ default: (await import("./restored-note.tsx")).RestoredNote }));
const ClientSummary = lazyPart(async () => ({
  default: (await import("./client-summary.tsx")).ClientSummary,
}));
const SavedRequests = lazyPart(async () => ({
  default: (await import("./saved-requests.tsx")).SavedRequests,
}));
const TruckingPanel = lazyPart(async () => ({
  default: (await import("./trucking-panel.tsx")).TruckingPanel,
}));

interface ClientBuilderProps {
  readonly email: string;
  readonly defaults: FormDefaults & { readonly departureUsaOnly: boolean };
  /** a stored request that is opened again */
  readonly opened: { readonly form: CreateForm; readonly priced: ClientPricedRequest } | null;
}

/** The builder as a client has it: the same form and reader of mails, sell prices alone. */
export function ClientBuilder(props: ClientBuilderProps) {
  const { email, defaults, opened } = props;
  const draft = useDraft(email, opened === null);
  const initial = opened?.form ?? { ...newCreateForm(defaults), ...draft.restored, inquirer: null };
  return (
    <CreateFormProvider initial={initial}>
      <ClientBuilderOfForm {...props} draft={draft} />
    </CreateFormProvider>
  );
}

interface ClientBuilderOfFormProps extends ClientBuilderProps {
  readonly draft: ReturnType<typeof useDraft>;
}

function ClientBuilderOfForm({ email, defaults, opened, draft }: ClientBuilderOfFormProps) {
  const form = useFormContext<CreateForm>();
  useArrivalFocus(form, opened === null);
  const pricing = useLivePricing(
    form,
    { priced: opened?.priced ?? null, requestId: draft.origin.requestId },
    priceClientForm,
  );
  const requestId = pricing.priced?.request_id ?? draft.origin.requestId;
  const endDraft = useStoredDraft(email, form, { requestId, quotationId: null }, draft.discard);
  const [marks, setMarks] = useState<MailMarks | null>(null);
  const marked = useMemo(() => ({ marks, setMarks }), [marks]);
  const preferred = opened?.priced.options.find(({ isChosen }) => isChosen)?.quote_id ?? null;
  const [chosen, setChosen] = useState(preferred);
  const { priced, priceNow } = pricing;
  const priceShown = useCallback(() => void priceNow(), [priceNow]);
  const hasZip = Boolean(priced?.form["pickupZip"] ?? priced?.form["deliveryZip"]);
  const startEmpty = () => {
    form.reset(newCreateForm(defaults));
    setMarks(null);
    setChosen(null);
    pricing.reset();
    endDraft();
  };
  return (
    <MailMarksContext value={marked}>
      <div className={classes.page}>
        <div className={classes.main}>
          {draft.restored && !draft.isSettled ? (
            <RestoredNote onSettle={draft.settle} onDiscard={startEmpty} />
          ) : null}
          <div className={classes.question}>
            <MailReader onDone={priceShown} />
            <LaneSection {...defaults} />
            <GoodsSection onPriceNow={priceShown} />
          </div>
          {priced !== null && priced.truckingCarriers.length > 0 && hasZip ? (
            <TruckingPanel
              priced={priced}
              put={async (truckingId, leg) =>
                pricing.setPriced(await putClientTrucking(priced.request_id, truckingId, leg))
              }
            />
          ) : null}
          <ClientOptions pricing={pricing} chosen={chosen} onChoose={setChosen} />
          {opened === null ? <SavedRequests /> : null}
        </div>
        <div className={classes.column}>
          <div className={classes.side}>
            {priced === null ? null : (
              <ClientSummary
                priced={priced}
                chosen={chosen}
                settle={pricing.settle}
                onPriceAgain={priceShown}
                onDone={endDraft}
              />
            )}
          </div>
        </div>
      </div>
    </MailMarksContext>
  );
}
