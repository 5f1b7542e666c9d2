import { IconLock } from "@tabler/icons-react";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { type ReportUnsaved, UnsavedContext } from "../use-unsaved.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import classes from "./settings.module.css";

interface SettingsPageProps {
  readonly title: string;
  readonly lead: string;
  /** Set for people who see what somebody else decides. */
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
}

/** Frame of a settings screen: its name, what it is for, its cards. */
export function SettingsPage({ title, lead, isReadOnly = false, children }: SettingsPageProps) {
  const { t } = useTranslation("settings");
  usePageTitle(title);
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<ReportUnsaved>(
    (card, isUnsaved) =>
      setUnsaved((cards) => {
        if (cards.has(card) === isUnsaved) return cards;
        const next = new Set(cards);
        if (isUnsaved) next.add(card);
        else next.delete(card);
        return next;
      }),
    [],
  );
  return (
    <UnsavedContext value={report}>
      <LeaveDialog isDirty={unsaved.size > 0} />
      <PageHeader title={title} lead={lead} />
      <div className={classes["page"]}>
        {isReadOnly ? (
          <p className={classes["note"]}>
            <IconLock size={18} stroke={1.6} aria-hidden />
            {t("readOnly")}
          </p>
        ) : null}
        {children}
      </div>
    </UnsavedContext>
  );
}
