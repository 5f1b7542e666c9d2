import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidate } from "../../lib/api/query.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { decideCompany, type CompanyDecision, COMPANY_READS } from "./queries.ts";

/** A company as decisions name it. */
export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** Sends a decision about a company; lists and details follow, also when somebody else was quicker. */
export function useDecideCompany(company: NamedCompany, onDone: () => void) {
  const { t } = useTranslation("company");
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ decision, reason }: { decision: CompanyDecision; reason: string }) =>
      decideCompany(decision, company.id, reason),
    onSuccess: (_, { decision }) =>
      showToast({ tone: "success", text: t(`toast.${decision}`, { name: company.name }) }),
    onError: (error) => {
      if (error instanceof ApiError) showToast({ tone: "error", title: error.title, text: error.detail });
    },
    onSettled: async () => {
      onDone();
      await invalidate(queries, COMPANY_READS);
    },
  });
}
