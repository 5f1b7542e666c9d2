import type { CompanySetting } from "@kilolane/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { QUOTATION_READS } from "../../quotation/queries.ts";
import { companySettingQuery, storeCompanySetting } from "../queries.ts";
import { sayRefusal } from "../../../lib/api/use-save.ts";
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
  const save = useMutation({
    mutationFn: storeCompanySetting,
    onSuccess: (answer) => {
      queries.setQueryData(companySettingQuery.queryKey, answer);
      void invalidate(queries, QUOTATION_READS);
      setChanges({});
      showToast({ tone: "success", text: t("updated") });
    },
    onError: (error) => {
      const isAtField =
        error instanceof ApiError && error.fields.some(({ field }) => names.some((name) => name === field));
      if (!isAtField) sayRefusal(error);
    },
  });
  const fields = save.error instanceof ApiError ? save.error.fields : [];
  const values = { ...stored, ...changes };
  const isDirty = names.some((name) => values[name] !== stored[name]);
  return (
    <form
      noValidate
      className={classes["body"]}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ ...changes });
      }}
    >
      {children({
        values,
        problemOf: (name) => fields.find((problem) => problem.field === name)?.message,
        change: (change) => setChanges((before) => ({ ...before, ...change })),
        isReadOnly,
      })}
      {isReadOnly ? null : (
        <SaveBar isDirty={isDirty} pending={save.isPending} onDiscard={() => setChanges({})} />
      )}
    </form>
  );
}
