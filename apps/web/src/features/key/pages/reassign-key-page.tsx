import { may } from "@kilolane/domain";
import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useParams } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import classes from "../components/key-screen.module.css";
import { ReassignForm } from "../components/reassign-form.tsx";
import { OWN_DESK, useKeyPaths, type KeyDesk } from "../key-desk.ts";
import { keyHostsQuery } from "../queries.ts";

const OPERATOR: KeyDesk = { kind: "operator", companyKind: "forwarder" };

/** Host reassign: a key moves from one person to another. */
export default function ReassignKeyPage() {
  const { t } = useTranslation("key");
  const { id, reassignId, keyId } = useParams();
  const role = useSession()?.role;
  const paths = useKeyPaths();
  const desk = useMemo(() => (may(role, "keepsEveryCompanysKeys") ? OPERATOR : OWN_DESK), [role]);
  const { data, isError } = useQuery(keyHostsQuery(desk, id ?? reassignId ?? keyId ?? ""));
  usePageTitle(t("title.reassign"));
  const back = (
    <Button
      component={Link}
      to={paths.assigned}
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.6} className={classes.mirror} aria-hidden />}
    >
      {t("action.back")}
    </Button>
  );
  return (
    <>
      <PageHeader title={t("title.reassign")} lead={t("lead.reassign")} actions={back} />
      {data === undefined ? (
        isError ? (
          <StatePanel role="alert" title={t("reassign.missing")} action={back} />
        ) : (
          <LoadingPanel />
        )
      ) : data.holder === null || !data.key.actions.includes("reassign") ? (
        <StatePanel title={t("reassign.unheld")} action={back} />
      ) : (
        <ReassignForm hosts={data} holder={data.holder} desk={desk} />
      )}
    </>
  );
}
