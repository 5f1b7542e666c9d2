import { may } from "@kilolane/domain";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref, href } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import { RuleList } from "../components/rule-list.tsx";

/** All margin rules of the company. */
export default function MarginRulesPage() {
  const { t } = useTranslation("margin");
  const desk = useDesk();
  const isKeeper = may(desk, "keepsMarginRules");
  return (
    <RuleList
      title={t("title")}
      lead={t("lead")}
      links={
        <>
          <Button variant="default" component={Link} to={forwarderHref(desk, "margins/approvals")}>
            {t("approval.title")}
          </Button>
          {isKeeper ? (
            <Button variant="default" component={Link} to={href("/freight-forwarder/admin/margins/agents")}>
              {t("byAgentTitle")}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
