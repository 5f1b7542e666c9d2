import { Anchor, Box, Button } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref, type ForwarderRole } from "../../../lib/paths/href.ts";
import { DecisionNote } from "../components/decision-note.tsx";
import type { QuotationDecision } from "../components/use-decision.ts";
import classes from "./create-quotation.module.css";

interface SavedDecisionProps {
  readonly role: ForwarderRole;
  readonly decision: QuotationDecision;
  /** how often a save was held back because of it */
  readonly held: number;
  readonly isSaving: boolean;
  readonly onSaveAsNew: () => void;
  readonly onNew: () => void;
}

/** The quotation that this screen saved into is decided: the way to it, and to one of its own for what is here now. */
export default function SavedDecision(props: SavedDecisionProps) {
  const { role, decision, held, isSaving, onSaveAsNew, onNew } = props;
  const { t } = useTranslation("quotation");
  return (
    <Box mt="sm">
      <DecisionNote decision={decision} held={held} text={t(`decided.text.${decision.status}`)}>
        <Button size="compact-md" loading={isSaving} onClick={onSaveAsNew}>
          {t("decided.saveAsNew")}
        </Button>
        <div className={classes.row}>
          <Anchor
            size="sm"
            component={Link}
            to={forwarderHref(role, "quotation/details/:id", { id: decision.id })}
          >
            {t("summary.open", { number: decision.number })}
          </Anchor>
          <Anchor size="sm" component="button" type="button" onClick={onNew}>
            {t("summary.newOne")}
          </Anchor>
        </div>
      </DecisionNote>
    </Box>
  );
}
