import type { UnitSystem } from "@kilolane/domain";
import { useMutation, useQueryClient, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { invalidate } from "../../../lib/api/query.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { QUOTATION_READS } from "../../quotation/queries.ts";
import { sayRefusal } from "../../../lib/api/use-save.ts";
import { QueryState } from "./query-state.tsx";
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
  const save = useMutation({
    mutationFn: store,
    onSuccess: (unit) => {
      queries.setQueryData(query.queryKey, unit);
      // The create screen and the documents begin with the new units.
      void invalidate(queries, QUOTATION_READS);
      showToast({ tone: "success", text: savedText });
    },
    onError: sayRefusal,
  });
  return (
    <form
      className={classes["body"]}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen);
      }}
    >
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
        <SaveBar isDirty={chosen !== stored} pending={save.isPending} onDiscard={() => setChosen(stored)} />
      )}
    </form>
  );
}
