import type { LocalAirline } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { href } from "../../../lib/paths/href.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import classes from "./overview.module.css";

/** Whose people keep an airline's rates. */
export function KeeperCell({ company }: Pick<LocalAirline, "company">) {
  const { t } = useTranslation("airline");
  if (company === null) return t("keeper.dataEntry");
  const name = (
    <Anchor
      component={Link}
      inherit
      className={classes["target"] ?? ""}
      to={href("/super-admin/freight-forwarder/companies/company-details/:companyId", {
        companyId: company.id,
      })}
    >
      <bdi>{company.name}</bdi>
    </Anchor>
  );
  return company.isActive ? (
    name
  ) : (
    <TwoLines first={t("keeper.dataEntry")} second={t("keeper.inactive", { name: company.name })} />
  );
}
