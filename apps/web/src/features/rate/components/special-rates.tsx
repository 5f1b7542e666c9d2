import { NativeSelect, TextInput, Title } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { SPECIAL_GROUPS, type SpecialField } from "../special-fields.ts";
import type { EditorPartProps } from "./editor-props.ts";
import { FigureInput } from "./figure-input.tsx";
import classes from "./rate-editor.module.css";

const GROUPS = ["class", "commodity", "uld"] as const;
const BASES = ["N", "ALL", "MIN"] as const;

/** Class rate, specific commodity and unit load of a rate; a group that is left empty is none. */
export function SpecialRates(props: EditorPartProps) {
  const { t } = useTranslation("rate");
  const { editing, checking } = props;
  const { draft, change, isReadOnly } = editing;
  const field = (name: SpecialField) => {
    if (name === "classBase") {
      return (
        <NativeSelect
          key={name}
          label={t(`field.${name}`)}
          disabled={isReadOnly}
          value={draft[name]}
          error={checking.fieldError(name)}
          data={[
            { value: "", label: "–" },
            ...BASES.map((base) => ({ value: base, label: t(`classBase.${base}`) })),
          ]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      );
    }
    if (name !== "commodityItem") return <FigureInput key={name} {...props} field={name} />;
    return (
      <TextInput
        key={name}
        label={t(`field.${name}`)}
        readOnly={isReadOnly}
        value={draft[name]}
        maxLength={40}
        error={checking.fieldError(name)}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    );
  };
  return GROUPS.map((group) => (
    <section key={group} className={classes["stack"]} aria-label={t(`special.${group}`)}>
      <Title order={4} size="h6">
        {t(`special.${group}`)}
      </Title>
      <div className={classes["fields"]}>{SPECIAL_GROUPS[group].map(field)}</div>
    </section>
  ));
}
