import { SEATED_KINDS } from "@kilolane/domain";
import { NativeSelect } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { KeyScreen } from "../components/key-screen.tsx";
import classes from "../components/key-screen.module.css";
import type { KeyDesk } from "../key-desk.ts";
import { companyKindOf, STANDARD_SIZE } from "../key-filter.ts";

const STANDARD = { size: STANDARD_SIZE };
const STANDARD_KIND = "forwarder";

/** Any key of any company, for the operator: forwarders' unless another kind is chosen. */
export default function KeyActionsPage() {
  const { t } = useTranslation("key");
  const state = useListState(STANDARD);
  const companyKind = companyKindOf(state.filter, STANDARD_KIND);
  const desk = useMemo((): KeyDesk => ({ kind: "operator", companyKind }), [companyKind]);
  return (
    <KeyScreen
      title={t("title.actions")}
      lead={t("lead.actions")}
      desk={desk}
      state={state}
      standard="All"
      filters={
        <NativeSelect
          size="xs"
          className={classes.select ?? ""}
          aria-label={t("list.kind")}
          value={companyKind}
          data={SEATED_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          onChange={({ currentTarget: { value } }) =>
            state.setFilter("kind", value === STANDARD_KIND ? "" : value)
          }
        />
      }
    />
  );
}
