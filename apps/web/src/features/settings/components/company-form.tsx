import type { CompanySetting } from "@kilolane/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { QUOTATION_READS } from "../../quotation/queries.ts";
import { companySettingQuery, storeCompanySetting } from "../queries.ts";
import { QueryState } from "./query-state.tsx";
import { SaveBar } from "./save-bar.tsx";
import classes from "./settings.module.css";

type Name = keyof CompanySetting;

/** What the fields of a company form get: its values as they stand, what was refused, and how to change them. */
interface CompanyFields<Names extends Name> {
  readonly values: Pick<CompanySetting, Names>;
  readonly problemOf: (name: Names) => string | undefined;
  readonly change: (change: Partial<Pick<CompanySetting, Names>>) => void;
  readonly isReadOnly: boolean;
}

interface CompanyFormProps<Names extends Name> {
  /** The settings that this card holds; the others stay as they are. */
  readonly names: readonly Names[];
  readonly isReadOnly: boolean;
  readonly children: (fields: CompanyFields<Names>) => ReactNode;
}

/** Some of the company's settings in a card of their own, saved together. */
export function CompanyForm<Names extends Name>(props: CompanyFormProps<Names>) {
  const query = useQuery(companySettingQuery);
  return <QueryState query={query}>{(stored) => <OpenForm {...props} stored={stored} />}</QueryState>;
}

function OpenForm<Names extends Name>({
  names,
  isReadOnly,
  children,
  stored,
}: CompanyFormProps<Names> & { readonly stored: CompanySetting }) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Partial<Pick<CompanySetting, Names>>>({});
  const record = usePlainForm({
    fields: names,
    save: async () => storeCompanySetting({ ...changes }),
    invalidates: QUOTATION_READS,
    done: t("updated"),
    onSaved: (answer) => {
      queries.setQueryData(companySettingQuery.queryKey, answer);
      setChanges({});
    },
  });
  const values = { ...stored, ...changes };
  const isDirty = names.some((name) => values[name] !== stored[name]);
  return (
    <RecordForm record={record} className={classes["body"]}>
      {children({
        values,
        problemOf: record.errorOf,
        change: (change) => setChanges((before) => ({ ...before, ...change })),
        isReadOnly,
      })}
      {isReadOnly ? null : (
        <SaveBar isDirty={isDirty} pending={record.isPending} onDiscard={() => setChanges({})} />
      )}
    </RecordForm>
  );
}
