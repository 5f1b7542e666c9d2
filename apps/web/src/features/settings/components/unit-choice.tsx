import type { UnitSystem } from "@kilolane/domain";
import { useQueryClient, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { QUOTATION_READS } from "../../quotation/queries.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SaveBar } from "./save-bar.tsx";
import classes from "./settings.module.css";

const SYSTEMS = ["Imperial / Metric", "Imperial", "Metric"] as const satisfies readonly UnitSystem[];
const KEYS = { Imperial: "Imperial", Metric: "Metric", "Imperial / Metric": "both" } as const;

interface UnitChoiceProps {
  readonly label: string;
  readonly query: UseQueryOptions<UnitSystem>;
  readonly store: (unit: UnitSystem) => Promise<UnitSystem>;
  readonly savedText: string;
  readonly isReadOnly?: boolean;
}

/** One of the three measurement systems, each with what it looks like. */
export function UnitChoice(props: UnitChoiceProps) {
  const query = useQuery(props.query);
  return <QueryState query={query}>{(unit) => <UnitForm {...props} stored={unit} />}</QueryState>;
}

function UnitForm({
  label,
  query,
  store,
  savedText,
  isReadOnly = false,
  stored,
}: UnitChoiceProps & { readonly stored: UnitSystem }) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const name = useId();
  const [chosen, setChosen] = useState<UnitSystem>(stored);
  const record = usePlainForm({
    save: async () => store(chosen),
    // The create screen and the documents begin with the new units.
    invalidates: QUOTATION_READS,
    done: savedText,
    onSaved: (unit) => queries.setQueryData(query.queryKey, unit),
  });
  return (
    <RecordForm record={record} className={classes["body"]}>
      <fieldset className={classes["choices"]} disabled={isReadOnly}>
        <legend className="kl-visually-hidden">{label}</legend>
        {SYSTEMS.map((system) => (
          <label key={system} className={classes["choice"]}>
            <input
              type="radio"
              name={name}
              value={system}
              checked={chosen === system}
              onChange={() => setChosen(system)}
            />
            <strong>{t(`units.name.${KEYS[system]}`)}</strong>
            <span>{t(`units.example.${KEYS[system]}`)}</span>
          </label>
        ))}
      </fieldset>
      {isReadOnly ? null : (
        <SaveBar isDirty={chosen !== stored} pending={record.isPending} onDiscard={() => setChosen(stored)} />
      )}
    </RecordForm>
  );
}
