import { Popover, Text, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { href } from "../../lib/paths/href.ts";
import { demoAccountsQuery } from "../../lib/session/demo-accounts-query.ts";
import { useSession } from "../../lib/session/session-store.ts";
import classes from "./demo-line.module.css";

/** A thin line on every page of the demo world, and how to leave it (product.md §9). */
export function DemoLine() {
  const { t } = useTranslation("shell");
  const { data: accounts = [] } = useQuery(demoAccountsQuery);
  const role = useSession()?.role;
  const isDesk = role === "ROLE_FFADMIN" || role === "ROLE_FFAGENT";
  if (accounts.length === 0) return null;
  return (
    <p className={classes["line"]}>
      <span>{t("demo.line")}</span>
      {isDesk ? (
        <Link to={href("/demo/stories")} className={classes["leave"]}>
          {t("demo.stories")}
        </Link>
      ) : null}
      <a href={href("/demo/mails")} target="_blank" rel="noreferrer" className={classes["leave"]}>
        {t("demo.mails")}
      </a>
      <Popover width={360} position="bottom" withArrow>
        <Popover.Target>
          <UnstyledButton className={classes["leave"]}>{t("demo.leave")}</UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown>
          <Text size="sm">{t("demo.leaveText")}</Text>
        </Popover.Dropdown>
      </Popover>
    </p>
  );
}
