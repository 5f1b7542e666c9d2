import { useTranslation } from "../i18n/use-translation.ts";
import { RowButton } from "../../ui/row-actions.tsx";

interface StatusButtonProps {
  readonly name: string;
  readonly intent: "activate" | "suspend";
  readonly abilities: { readonly suspend: boolean; readonly obstacle: string | null };
  readonly isLarge?: boolean;
  readonly onAsk: () => void;
}

/** Suspends somebody or lets them in again; the last admin stays, and the button says why. */
export function StatusButton({ name, intent, abilities, isLarge = false, onAsk }: StatusButtonProps) {
  const { t } = useTranslation("member");
  if (!abilities.suspend && abilities.obstacle === null) return null;
  return (
    <RowButton
      label={t(`action.${intent}`)}
      subject={name}
      tone={intent === "suspend" ? "danger" : "main"}
      isLarge={isLarge}
      obstacle={abilities.suspend ? undefined : t("lastAdmin")}
      onClick={onAsk}
    />
  );
}
