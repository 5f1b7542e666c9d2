import type { KeyHosts } from "@kilolane/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ApiError } from "../../lib/api/api-error.ts";
import { invalidate } from "../../lib/api/query.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { useKeyPaths, type KeyDesk } from "./key-desk.ts";
import { reassignKey, KEY_READS } from "./queries.ts";
import { sayRefusal } from "../../lib/api/use-save.ts";

/** The choice that stands for nobody of the company. */
export const NEW_HOST = "new";
export const NAME_FIELDS = ["firstName", "lastName", "email"] as const;
const NOBODY = { firstName: "", lastName: "", email: "" };
export type NewHostForm = typeof NOBODY;

/** The state of a move: who gets the key, what the server said against it, and whether it is being asked once more. */
export function useReassign({ key, candidates }: KeyHosts, desk: KeyDesk) {
  const { t } = useTranslation("key");
  const navigate = useNavigate();
  const queries = useQueryClient();
  const paths = useKeyPaths();
  const [chosen, setChosen] = useState(candidates[0]?.ffuserId ?? NEW_HOST);
  const [newHost, setNewHost] = useState<NewHostForm>(NOBODY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [asks, setAsks] = useState(false);
  const isNew = chosen === NEW_HOST;

  const move = useMutation({
    mutationFn: async () =>
      reassignKey(desk, key.companyId, {
        key: key.id,
        keyType: key.keyType,
        ...(isNew ? { newHost } : { ffuserId: chosen }),
      }),
    onSuccess: async () => {
      showToast({ tone: "success", text: t("toast.reassigned") });
      void navigate(paths.assigned);
      await invalidate(queries, KEY_READS);
    },
    onError: (error) => {
      setAsks(false);
      const fields = error instanceof ApiError ? error.fields : [];
      const named = fields.map(({ field, message }) => [field.replace("newHost.", ""), message] as const);
      setProblems(Object.fromEntries(named));
      if (fields.length === 0) sayRefusal(error);
      const first = NAME_FIELDS.find((name) => named.some(([field]) => field === name));
      if (first) document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  });
  const submit = () => {
    setProblems({});
    // What is missing is named by the server, before anybody is asked to confirm it.
    if (isNew && Object.values(newHost).some((text) => text.trim() === "")) move.mutate();
    else setAsks(true);
  };
  const nextName = isNew
    ? `${newHost.firstName} ${newHost.lastName}`.trim()
    : (candidates.find((person) => person.ffuserId === chosen)?.name ?? "");
  return { chosen, setChosen, newHost, setNewHost, problems, asks, setAsks, isNew, nextName, move, submit };
}

export type Reassign = ReturnType<typeof useReassign>;
