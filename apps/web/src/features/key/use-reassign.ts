import type { KeyHosts } from "@kilolane/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { usePlainForm } from "../../lib/forms/use-plain-form.ts";
import { useKeyPaths, type KeyDesk } from "./key-desk.ts";
import { reassignKey, KEY_READS } from "./queries.ts";

/** The choice that stands for nobody of the company. */
export const NEW_HOST = "new";
export const NAME_FIELDS = ["firstName", "lastName", "email"] as const;
const NOBODY = { firstName: "", lastName: "", email: "" };
export type NewHostForm = typeof NOBODY;

/** The state of a move: who gets the key, what the server said against it, and whether it is being asked once more. */
export function useReassign({ key, candidates }: KeyHosts, desk: KeyDesk) {
  const { t } = useTranslation("key");
  const navigate = useNavigate();
  const paths = useKeyPaths();
  const [chosen, setChosen] = useState(candidates[0]?.ffuserId ?? NEW_HOST);
  const [newHost, setNewHost] = useState<NewHostForm>(NOBODY);
  const [asks, setAsks] = useState(false);
  const isNew = chosen === NEW_HOST;

  // What is missing is named by the server, before anybody is asked to confirm it.
  const isIncomplete = isNew && Object.values(newHost).some((text) => text.trim() === "");
  const record = usePlainForm({
    ask: isIncomplete ? undefined : () => setAsks(true),
    save: async () =>
      reassignKey(desk, key.companyId, {
        key: key.id,
        keyType: key.keyType,
        ...(isNew ? { newHost } : { ffuserId: chosen }),
      }),
    done: t("toast.reassigned"),
    invalidates: KEY_READS,
    onSaved: () => void navigate(paths.assigned),
    onSettled: () => setAsks(false),
  });
  const nextName = isNew
    ? `${newHost.firstName} ${newHost.lastName}`.trim()
    : (candidates.find((person) => person.ffuserId === chosen)?.name ?? "");
  return { chosen, setChosen, newHost, setNewHost, asks, setAsks, isNew, nextName, record };
}

export type Reassign = ReturnType<typeof useReassign>;
