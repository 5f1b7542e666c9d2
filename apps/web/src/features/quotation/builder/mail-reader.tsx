import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { today } from "../../../lib/format/dates.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./mail-reader.module.css";
import { isReadable, readMailFile, type OfferedMail } from "./mail-file.ts";
import { offerMail, offerMailText, onMail, type MailOffer } from "./mail-offers.ts";

const MailPanel = lazyPart(async () => ({ default: (await import("./mail-panel.tsx")).MailPanel }), null, [
  "inquirer",
]);

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

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
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0 || event.defaultPrevented) return;
        // a browser would open the file in the place of the form
        event.preventDefault();
        const file = files.find(isReadable);
        if (file === undefined) offerMail({ problem: "kind" });
        else readMailFile(file).then(offerMail, () => offerMail({ problem: "unreadable" }));
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
}

interface Offered {
  readonly mail: OfferedMail;
  readonly problem?: "kind" | "unreadable";
  readonly id: number;
}

/** A mail has a panel of its own; a file that is not read leaves the one that is open as it is. */
function offeredBehind(last: Offered | null, offer: MailOffer): Offered {
  const id = last?.id ?? 0;
  if ("text" in offer) return { mail: offer, id: id + 1 };
  return { mail: last?.mail ?? { text: "", receivedOn: today() }, problem: offer.problem, id };
}

/** Opens the panel that reads a mail into the form: by its button, by a paste beside a field, by a dropped file. */
export function MailReader({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation("quotation");
  const [offered, setOffered] = useState<Offered | null>(null);
  useMailDrops();
  useEffect(() => onMail((offer) => setOffered((last) => offeredBehind(last, offer))), []);
  if (offered === null) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconMail size={16} />}
        className={classes["open"]}
        onClick={() => setOffered({ mail: { text: "", receivedOn: today() }, id: 0 })}
      >
        {t("readMail.open")}
      </Button>
    );
  }
  return (
    <MailPanel
      key={offered.id}
      mail={offered.mail}
      problem={offered.problem}
      onClose={() => setOffered(null)}
      onDone={onDone}
    />
  );
}
