import { Modal } from "@mantine/core";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import classes from "./keys-dialog.module.css";

const KEYS = [
  ["search", "Ctrl K"],
  ["keys", "?"],
  ["next", "Enter"],
  ["copy", "Ctrl D"],
  ["price", "Ctrl Enter"],
  ["answer", "1 2 3"],
  ["row", "↑ ↓"],
  ["open", "Enter"],
  ["mail", "Ctrl Enter"],
  ["close", "Esc"],
] as const;

/** The keys of the desk, where each works. */
export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <Modal opened onClose={onClose} title={t("keys.title")}>
      <dl className={classes["keys"]}>
        {KEYS.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
