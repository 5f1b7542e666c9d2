import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./mail-reader.module.css";
import { offerMailText, onMailText } from "./mail-text.ts";

const MailPanel = lazyPart(async () => ({ default: (await import("./mail-panel.tsx")).MailPanel }), null, [
  "inquirer",
]);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

function isMailFile(file: File): boolean {
  return /\.(?:eml|txt)$/i.test(file.name) || file.type === "message/rfc822";
}

/** Several lines that are pasted beside a field, and a mail's file that is dropped on the page, open the panel. */
function useMailDrops(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      "paste",
      (event) => {
        const text = event.clipboardData?.getData("text/plain") ?? "";
        if (isField(event.target) || !text.trim().includes("\n")) return;
        if (offerMailText(text)) event.preventDefault();
      },
      { signal },
    );
    document.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    document.addEventListener(
      "drop",
      (event) => {
        const file = [...(event.dataTransfer?.files ?? [])].find(isMailFile);
        if (file === undefined) return;
        event.preventDefault();
        readFile(file).then(offerMailText, () => undefined);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}

async function readFile(file: File): Promise<string> {
  const { textOfMailFile } = await import("./mail-file.ts");
  return textOfMailFile(file);
}

/** Opens the panel that reads a mail into the form: by its button, by a paste beside a field, by a dropped file. */
export function MailReader({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation("quotation");
  const [offered, setOffered] = useState<{ readonly text: string; readonly id: number } | null>(null);
  useMailDrops();
  useEffect(() => onMailText((text) => setOffered((last) => ({ text, id: (last?.id ?? 0) + 1 }))), []);
  if (offered === null) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconMail size={16} />}
        className={classes["open"]}
        onClick={() => setOffered({ text: "", id: 0 })}
      >
        {t("readMail.open")}
      </Button>
    );
  }
  return <MailPanel key={offered.id} text={offered.text} onClose={() => setOffered(null)} onDone={onDone} />;
}
