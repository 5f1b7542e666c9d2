import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { SheetDetail } from "../sheet-queries.ts";
import type { SheetActs } from "../use-sheet-acts.ts";
import cards from "../../../ui/card.module.css";

interface SheetActionsProps {
  readonly sheet: SheetDetail;
  readonly acts: SheetActs;
}

type Asked = "publish" | "rollBack" | "remove";

/** Publishing and deleting a draft, rolling back what was published last; each asks first. */
export function SheetActions({ sheet, acts }: SheetActionsProps) {
  const { t } = useTranslation("trucking-sheet");
  const role = useDesk();
  const [asked, setAsked] = useState<Asked>();
  const isDraft = sheet.state === "draft";
  const isSound = isDraft && sheet.problemTotal === 0 && sheet.carrierId !== null;
  const isSame = sheet.zones.every(({ kind }) => kind === "unchanged");
  return (
    <>
      {isSound ? (
        <Alert color={isSame ? "blue" : "green"}>{t(isSame ? "publish.same" : "publish.ready")}</Alert>
      ) : null}
      <div className={cards["buttons"]}>
        {isDraft ? (
          <>
            <Button
              disabled={!isSound || isSame}
              loading={acts.publish.isPending}
              onClick={() => setAsked("publish")}
            >
              {t("action.publish")}
            </Button>
            <Button variant="subtle" color="red" onClick={() => setAsked("remove")}>
              {t("action.delete")}
            </Button>
          </>
        ) : null}
        {sheet.state === "published" && sheet.isLast && sheet.carrierId !== null ? (
          <Button variant="default" loading={acts.rollBack.isPending} onClick={() => setAsked("rollBack")}>
            {t("action.rollBack")}
          </Button>
        ) : null}
        {sheet.carrierId === null ? null : (
          <Button
            variant="default"
            component={Link}
            to={forwarderHref(role, "trucking/edit/:id", { id: sheet.carrierId })}
          >
            {t("action.carrier")}
          </Button>
        )}
      </div>
      {asked === undefined ? null : (
        <AskFirst asked={asked} sheet={sheet} acts={acts} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

interface AskFirstProps extends SheetActionsProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

function AskFirst({ asked, sheet, acts, onClose }: AskFirstProps) {
  const { t } = useTranslation("trucking-sheet");
  const name = sheet.carrierName;
  const words = {
    publish: {
      title: t("publish.title", { name }),
      text: t("publish.ready"),
      confirmLabel: t("action.publish"),
    },
    rollBack: {
      title: t("rollBack.title", { name }),
      text: sheet.isChangedSince ? `${t("rollBack.text")} ${t("rollBack.edited")}` : t("rollBack.text"),
      confirmLabel: t("action.rollBack"),
    },
    remove: {
      title: t("delete.title"),
      text: t("delete.text"),
      confirmLabel: t("action.delete"),
    },
  }[asked];
  const act = acts[asked];
  return (
    <ConfirmDialog
      opened
      {...words}
      cancelLabel={t("action.cancel")}
      destructive={asked !== "publish"}
      pending={act.isPending}
      onConfirm={() => act.mutate(sheet, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
