import type { KeyAction } from "@kilolane/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../lib/api/use-save.ts";
import { invalidate } from "../../lib/api/query.ts";
import { copyText } from "../../lib/clipboard/copy-text.ts";
import { showToast } from "../../ui/toast/show-toast.ts";
import { useKeyPaths, type KeyDesk } from "./key-desk.ts";
import { readKeyText, sendKeyAgain, setActive, takeKeyBack, type ListedKey, KEY_READS } from "./queries.ts";

/** What a dialog is open for. */
export type KeyIntent =
  | { readonly kind: "generate" }
  | { readonly kind: "assign-list" }
  | { readonly kind: "seats" }
  | { readonly kind: "assign"; readonly key: ListedKey }
  | { readonly kind: "suspend"; readonly key: ListedKey };

/** Everything that can be done with keys on a screen: at once, in a dialog, or on a screen of its own. */
export function useKeyActs(desk: KeyDesk) {
  const { t } = useTranslation("key");
  const queries = useQueryClient();
  const navigate = useNavigate();
  const paths = useKeyPaths();
  const [intent, setIntent] = useState<KeyIntent | null>(null);
  const refresh = () => invalidate(queries, KEY_READS);

  const takeBack = async (key: ListedKey): Promise<string> => {
    await takeKeyBack(desk, key);
    return t("toast.unassigned", { email: key.email ?? "" });
  };
  const copy = async (key: ListedKey): Promise<string | undefined> => {
    const text = await readKeyText(desk, key.id);
    if (text === null) return undefined;
    await copyText(text);
    return t("toast.copied");
  };
  const now: Partial<Record<KeyAction, (key: ListedKey) => Promise<string | undefined>>> = {
    unassign: takeBack,
    copy,
    resend: async (key) => {
      await sendKeyAgain(desk, key);
      return t("toast.resent");
    },
    activate: async (key) => {
      await setActive(desk, key, "active");
      return t("toast.activated");
    },
  };
  const act = useSaveWith(
    async ({ action, key }: { readonly action: KeyAction; readonly key: ListedKey }) => now[action]?.(key),
    {
      onSaved: (text) => {
        if (text !== undefined) showToast({ tone: "success", text });
      },
      invalidates: KEY_READS,
      onSettled: () => undefined,
    },
  );

  const run = (action: KeyAction, key: ListedKey) => {
    if (action === "assign" || action === "suspend") setIntent({ kind: action, key });
    else if (action === "reassign") void navigate(paths.reassign(key));
    else act.mutate({ action, key });
  };
  return { desk, intent, setIntent, run, refresh, pending: act.isPending ? act.variables : undefined };
}

export type KeyActs = ReturnType<typeof useKeyActs>;
