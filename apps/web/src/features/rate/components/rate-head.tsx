import { Anchor, NativeSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { href } from "../../../lib/paths/href.ts";
import { AirlinePicker } from "../../airline/components/airline-picker.tsx";
import { airlineChoicesQuery, contractForwardersQuery } from "../../airline/queries.ts";
import type { EditorPartProps } from "./editor-props.ts";
import classes from "./rate-editor.module.css";

/** Whose rate it is, of which type and for whom: chosen once, shown from then on. */
export function RateHead({ editing, checking }: EditorPartProps) {
  const { t } = useTranslation("rate");
  const { desk, draft, change, rate } = editing;
  const isForwarder = desk.keeper === "forwarder";
  const airlines = useQuery({
    ...airlineChoicesQuery(isForwarder ? "usable" : "kept", ""),
    enabled: rate === null,
  });
  const choosesAirline = isForwarder || (airlines.data?.content.length ?? 0) > 1;
  const isForOne = draft.rateType === "contract" || draft.rateType === "spot";
  const forwarders = useQuery({ ...contractForwardersQuery(""), enabled: isForOne && rate === null });
  if (rate !== null) {
    return (
      <div className={classes["fields"]}>
        <TextInput label={t("field.airline")} value={rate.airline.name} readOnly variant="filled" />
        <TextInput
          label={t("field.rateType")}
          value={rate.isManual ? t("type.manual") : t(`type.${rate.rateType}`)}
          readOnly
          variant="filled"
        />
        {rate.freightForwarder === null || rate.isManual ? null : (
          <TextInput
            label={t("field.freightForwarder")}
            value={rate.freightForwarder.name}
            readOnly
            variant="filled"
          />
        )}
      </div>
    );
  }
  const companies = forwarders.data?.content ?? [];
  return (
    <div className={classes["fields"]}>
      {choosesAirline ? (
        <div className={classes["wide"]}>
          <AirlinePicker
            label={t("field.airline")}
            among={isForwarder ? "usable" : "kept"}
            value={draft.airline}
            error={checking.fieldError("airlineId") ?? checking.fieldError("airlineCompanyId")}
            onChange={(airline) => change({ airline })}
          />
        </div>
      ) : null}
      {desk.makes.length > 1 ? (
        <NativeSelect
          label={t("field.rateType")}
          value={draft.rateType}
          data={desk.makes.map((value) => ({ value, label: t(`type.${value}`) }))}
          onChange={(event) => {
            const rateType = desk.makes.find((type) => type === event.currentTarget.value);
            if (rateType) change({ rateType });
          }}
        />
      ) : null}
      {isForOne ? (
        <NativeSelect
          className={classes["wide"] ?? ""}
          label={t("field.freightForwarder")}
          value={draft.forwarder?.id ?? ""}
          error={checking.fieldError("freightForwarder")}
          description={forwarders.data && companies.length === 0 ? <NoForwarder /> : undefined}
          data={[
            { value: "", label: t("head.chooseForwarder") },
            ...companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName })),
          ]}
          onChange={(event) => {
            const company = companies.find(({ companyId }) => companyId === event.currentTarget.value);
            change({ forwarder: company ? { id: company.companyId, name: company.companyName } : null });
          }}
        />
      ) : null}
    </div>
  );
}

/** Nobody can be chosen yet: where the first forwarder is added. */
function NoForwarder() {
  const { t } = useTranslation("rate");
  return (
    <>
      {t("head.noForwarder")}{" "}
      <Anchor component={Link} to={href("/airline/admin/freight-forwarder/create")} size="xs">
        {t("action.addForwarder")}
      </Anchor>
    </>
  );
}
