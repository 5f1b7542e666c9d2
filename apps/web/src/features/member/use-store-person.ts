import type { Person } from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidate } from "../../lib/api/query.ts";
import { showRefusals } from "../../lib/forms/show-refusals.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { useMemberDesk } from "./member-desk.ts";
import { MEMBER_FIELDS, type MemberForm } from "./member-form.ts";
import { memberQuery, storePerson, MEMBER_READS } from "./queries.ts";

/**
 * Stores names and phone under the version that was seen. When somebody else was quicker, what was typed stays and
 * what they wrote is told; saving again takes over.
 */
export function useStorePerson(form: UseFormReturn<MemberForm>, person: Person) {
  const { t } = useTranslation("member");
  const desk = useMemberDesk();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // The version that the person editing has seen: a reload in the background does not count.
  const [seen, setSeen] = useState(person.version);
  const [overtaken, setOvertaken] = useState<Person>();
  const change = useMutation({
    mutationFn: async (values: MemberForm) => storePerson({ ...values, id: person.id, version: seen }),
    onSuccess: async () => {
      showToast({ tone: "success", text: t("toast.updated") });
      await invalidate(queries, MEMBER_READS);
      await navigate(desk.listPath);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === "version-conflict") {
        const current = await queries.fetchQuery({ ...memberQuery(person.id), staleTime: 0 });
        setOvertaken(current);
        setSeen(current.version);
      } else if (!showRefusals(form, error, MEMBER_FIELDS)) {
        showToast({ tone: "error", title: error.title, text: error.detail });
      }
    },
  });
  return { store: (values: MemberForm) => change.mutate(values), isPending: change.isPending, overtaken };
}
