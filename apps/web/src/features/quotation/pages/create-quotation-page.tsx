import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { today } from "../../../lib/format/dates.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { FirstRunHint } from "../builder/first-run-hint.tsx";
import { QuotationBuilder } from "../builder/quotation-builder.tsx";
import { markOf } from "../builder/story-marks.ts";
import { useDesk } from "../use-desk.ts";
import { useOpenedRequest } from "../builder/use-opened-request.ts";
import { useExample } from "../builder/use-example.ts";
import { PricingFailed } from "../builder/pricing-failed.tsx";
import { quotationDefaultsQuery } from "../queries.ts";
import classes from "../builder/create-quotation.module.css";

const StoryNote = lazyPart(async () => import("../builder/story-note.tsx"), null, ["demo"]);

const HINT_KEY = "quotation-hint-dismissed";

/** The later of two calendar dates: a fresh form must not open on a day that has passed somewhere. */
function latestOf(first: string, second: string): string {
  return first > second ? first : second;
}

/** Create, and the output of a stored request: one page, two addresses. */
export default function CreateQuotationPage() {
  const { t } = useTranslation("quotation");
  const session = useSession();
  const { requestId = null } = useParams();
  const [search] = useSearchParams();
  const { data, isError, refetch } = useQuery(quotationDefaultsQuery);
  // The whole form comes with them: deferred it is drawn in slices instead of in one piece.
  const stored = useDeferredValue(data);
  const defaults = useMemo(() => stored && { ...stored, today: latestOf(stored.today, today()) }, [stored]);
  const opened = useOpenedRequest(requestId ?? search.get("request"), defaults ?? null);
  const storyId = search.get("story");
  const mark = markOf(storyId);
  const lane = { from: search.get("from"), to: search.get("to"), ready: search.get("ready") };
  const example = useExample(storyId, lane, defaults ?? null);
  // The note stands above the work: coming later, it would move that from under a pointer.
  const note = useQuery({
    queryKey: ["story-note"],
    queryFn: StoryNote.load,
    enabled: storyId !== null,
  });
  const isNoteReady = storyId === null || !note.isPending;
  const [isHintDismissed, setHintDismissed] = useState(() => sessionStorage.getItem(HINT_KEY) !== null);
  const role = useDesk();
  const title = requestId === null ? t("title.create") : t("title.output");
  usePageTitle(title);

  const dismiss = () => {
    sessionStorage.setItem(HINT_KEY, "yes");
    setHintDismissed(true);
  };
  const hasFailed = isError || opened.isError || example.isError;
  const isFirst = defaults?.quotationCount === 0 && !isHintDismissed && requestId === null;

  return (
    <div className={classes.screen}>
      <PageHeader title={title} />
      {hasFailed ? <PricingFailed onRetry={() => void refetch()} /> : null}
      {isFirst ? (
        <FirstRunHint
          onDismiss={dismiss}
          onExample={() => {
            example.start();
            dismiss();
          }}
        />
      ) : null}
      {defaults && opened.isReady && example.isReady && isNoteReady ? (
        <div data-look={mark}>
          {storyId === null || mark === undefined ? null : <StoryNote id={storyId} />}
          <QuotationBuilder
            key={`${requestId ?? ""}${storyId ?? ""}${example.key}`}
            role={role}
            email={session?.user.email ?? ""}
            defaults={defaults}
            opened={opened.request}
            prefill={example.form}
          />
        </div>
      ) : hasFailed ? null : (
        <LoadingPanel lines={20} />
      )}
    </div>
  );
}
