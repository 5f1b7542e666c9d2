import { Alert, Anchor, Button } from "@mantine/core";
import { useRef, useState } from "react";
import { Link, useBlocker, useNavigate } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { LeaveConfirm } from "../../../lib/leave/leave-confirm.tsx";
import { useLeaveWarning } from "../../../lib/leave/use-leave-warning.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { Code } from "../../../ui/figure.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import type { StoredRate } from "../queries.ts";
import { rateHistoryHref, rateHref, rateListHref, type RateDesk } from "../rate-desk.ts";
import type { RateDraft } from "../rate-draft.ts";
import type { Templates } from "../template-queries.ts";
import { useRateCheck } from "../use-rate-check.ts";
import { useRateEditor, type RateEditing } from "../use-rate-editor.ts";
import { laneText } from "../use-rate-columns.tsx";
import { BandsSection } from "./bands-section.tsx";
import { FindingsPanel } from "./findings-panel.tsx";
import { LanesSection } from "./lanes-section.tsx";
import { RateBadges } from "./rate-badges.tsx";
import classes from "./rate-editor.module.css";
import { SurchargesSection } from "./surcharges-section.tsx";
import { TermsSection } from "./terms-section.tsx";

const TryPanel = lazyPart(async () => import("./try-panel.tsx"), <LoadingPanel lines={4} />);
const PublishDialog = lazyPart(async () => import("./publish-dialog.tsx"));
const ConflictDialog = lazyPart(async () => import("./rate-conflict-dialog.tsx"));

interface RateEditorProps {
  readonly desk: RateDesk;
  /** null: a new one */
  readonly opened: StoredRate | null;
  readonly start: RateDraft;
  /** what a new one of this airline starts from */
  readonly templates?: Templates | undefined;
}

/** The rate editor: grids for bands, surcharges and lanes, and a shipment to try beside them. */
export function RateEditor({ desk, opened, start, templates }: RateEditorProps) {
  const { t } = useTranslation("rate");
  const navigate = useNavigate();
  const editing = useRateEditor(desk, opened, start, templates);
  const [isAsked, setAsked] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isPublishing, setPublishing] = useState(false);
  const checking = useRateCheck(editing, isAsked);
  const leaves = useLeaveGuard(editing);
  const { rate, isReadOnly, refusal } = editing;
  const countsAtOnce = desk.keeper === "forwarder";
  usePageTitle(rate === null ? t("title.create") : `${t("title.edit")} ${laneText(rate)}`);

  const save = async () => {
    setAsked(true);
    try {
      const stored = await editing.save();
      leaves.allow();
      showToast({ tone: "success", text: t(countsAtOnce ? "toast.stored" : "toast.drafted") });
      await navigate(countsAtOnce ? rateListHref(desk) : rateHref(desk, stored.id), {
        replace: rate === null,
      });
      leaves.guard();
      if (rate !== null && !countsAtOnce) await editing.reload();
    } catch {
      // The refusal is over the form and at its fields, a conflict in its dialog.
      setPublishing(false);
    }
  };
  const publish = async () => {
    try {
      await editing.publish();
      leaves.allow();
      showToast({ tone: "success", text: t("toast.published") });
      await navigate(rateListHref(desk));
    } catch {
      setPublishing(false);
    }
  };
  // The check may still be on its way when somebody asks to publish: its answer decides.
  if (isWaiting && isAsked && !checking.isChecking) {
    setWaiting(false);
    if (checking.isClean || editing.isTermsOnly) setPublishing(true);
    else showToast({ tone: "error", text: t("publish.refused") });
  }
  return (
    <>
      <Anchor component={Link} to={rateListHref(desk)} size="sm">
        {t("action.backToList")}
      </Anchor>
      <PageHeader
        title={<bdi>{rate === null ? t("title.create") : t(isReadOnly ? "title.view" : "title.edit")}</bdi>}
        badges={rate === null ? null : <RateBadges rate={rate} />}
        lead={rate === null ? t(`lead.${desk.id}`) : <RateLead desk={desk} rate={rate} />}
        actions={
          isReadOnly ? null : (
            <EditorActions
              editing={editing}
              isWaiting={isWaiting}
              onSave={() => void save()}
              onPublish={() => {
                setAsked(true);
                setWaiting(true);
              }}
            />
          )
        }
      />
      {refusal === null ? null : (
        <Alert color="red" mb="md" role="alert" title={refusal.title}>
          {refusal.detail}
        </Alert>
      )}
      <div className={classes["page"]}>
        <div className={classes["main"]}>
          <TermsSection editing={editing} checking={checking} />
          <LanesSection editing={editing} checking={checking} />
          {editing.isTermsOnly ? null : <BandsSection editing={editing} checking={checking} />}
          <SurchargesSection editing={editing} checking={checking} />
        </div>
        <div className={classes["side"]}>
          {isReadOnly ? null : <FindingsPanel checking={checking} />}
          <TryPanel draft={editing.draft} />
        </div>
      </div>
      <>
        {isPublishing ? (
          <PublishDialog
            editing={editing}
            checking={checking}
            onConfirm={() => void publish()}
            onCancel={() => setPublishing(false)}
          />
        ) : null}
        {editing.conflict ? <ConflictDialog editing={editing} theirs={editing.conflict} /> : null}
      </>
      {leaves.dialog}
    </>
  );
}

function RateLead({ desk, rate }: { readonly desk: RateDesk; readonly rate: StoredRate }) {
  const { t } = useTranslation("rate");
  const history = rateHistoryHref(desk, rate.id);
  return (
    <>
      <Code>{laneText(rate)}</Code>
      {rate.laneCount > 1 ? ` ${t("list.moreLanes", { n: rate.laneCount - 1 })}` : ""}
      {history === null ? null : (
        <>
          {" · "}
          <Anchor component={Link} to={history}>
            {t("history.open")}
          </Anchor>
        </>
      )}
    </>
  );
}

interface EditorActionsProps {
  readonly editing: RateEditing;
  readonly isWaiting: boolean;
  readonly onSave: () => void;
  readonly onPublish: () => void;
}

function EditorActions({ editing, isWaiting, onSave, onPublish }: EditorActionsProps) {
  const { t } = useTranslation("rate");
  const { desk, rate, isDirty, isPending } = editing;
  const hasDraft = rate !== null && (rate.draft !== null || rate.state === "draft");
  if (desk.keeper === "forwarder") {
    return (
      <Button loading={isPending} disabled={rate !== null && !isDirty} onClick={onSave}>
        {t("action.save")}
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" loading={isPending} disabled={rate !== null && !isDirty} onClick={onSave}>
        {t("action.saveDraft")}
      </Button>
      <Button loading={isWaiting} disabled={rate !== null && !isDirty && !hasDraft} onClick={onPublish}>
        {t("action.publish")}
      </Button>
    </>
  );
}

/** Asks before something unsaved is left. */
function useLeaveGuard({ isDirty, isReadOnly }: RateEditing) {
  const isAllowed = useRef(false);
  const isUnsaved = isDirty && !isReadOnly;
  const leaving = useBlocker(
    ({ nextLocation, currentLocation }) =>
      isUnsaved && !isAllowed.current && nextLocation.pathname !== currentLocation.pathname,
  );
  useLeaveWarning(isUnsaved);
  return {
    allow: () => {
      isAllowed.current = true;
    },
    guard: () => {
      isAllowed.current = false;
    },
    dialog: <LeaveConfirm area="rate" leaving={leaving} />,
  };
}
