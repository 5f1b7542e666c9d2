import { Alert, Anchor, Button } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref, type ForwarderRole } from "../../../lib/paths/href.ts";
import classes from "./create-quotation.module.css";

interface SavedNoteProps {
  readonly role: ForwarderRole;
  readonly saved: { readonly id: string; readonly number: string };
  readonly onNew: () => void;
}

/** Leads to the quotation that was saved, or to the next one. */
export function SavedNote({ role, saved, onNew }: SavedNoteProps) {
  const { t } = useTranslation("quotation");
  return (
    <Alert mt="sm" color="green" data-testid="saved-note">
      <div className={classes.row}>
        <Anchor component={Link} to={forwarderHref(role, "quotation/details/:id", { id: saved.id })}>
          {t("summary.open", { number: saved.number })}
        </Anchor>
        <Button size="compact-xs" variant="subtle" onClick={onNew}>
          {t("summary.newOne")}
        </Button>
      </div>
    </Alert>
  );
}
