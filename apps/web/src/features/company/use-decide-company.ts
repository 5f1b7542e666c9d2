import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../lib/api/use-save.ts";
import { COMPANY_READS, decideCompany, type CompanyDecision } from "./queries.ts";

/** A company as decisions name it. */
export interface NamedCompany {
  readonly id: string;
  readonly name: string;
}

/** Sends a decision about a company; lists and details follow, also when somebody else was quicker. */
export function useDecideCompany({ id, name }: NamedCompany, onDone: () => void) {
  const { t } = useTranslation("company");
  return useSaveWith(
    async ({ decision, reason }: { decision: CompanyDecision; reason: string }) =>
      decideCompany(decision, id, reason),
    {
      invalidates: COMPANY_READS,
      done: (_, { decision }) => ({ text: t(`toast.${decision}`, { name }) }),
      onSettled: onDone,
    },
  );
}
