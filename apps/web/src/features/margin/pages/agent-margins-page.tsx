import { Button } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { href } from "../../../lib/paths/href.ts";
import { RuleList } from "../components/rule-list.tsx";

/** The rules that count for one person of the desk alone. */
export default function AgentMarginsPage() {
  const { t } = useTranslation("margin");
  return (
    <RuleList
      only="agent"
      title={t("byAgentTitle")}
      lead={t("byAgentLead")}
      links={
        <Button variant="default" component={Link} to={href("/freight-forwarder/admin/margins")}>
          {t("title")}
        </Button>
      }
    />
  );
}
