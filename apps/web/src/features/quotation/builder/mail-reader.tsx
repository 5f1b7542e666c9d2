import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import classes from "./mail-reader.module.css";
import { onMail, type MailOffer } from "./mail-offers.ts";

const MailPanel = lazyPart(async () => ({ default: (await import("./mail-panel.tsx")).MailPanel }), null, [
  "inquirer",
]);

/** A mail that is pasted or dropped opens the panel; what listens for it is fetched once the form is there. */
function useMailDrops(): void {
  useEffect(() => {
    const listening = new AbortController();
    import("./mail-drops.ts").then(
      ({ listenForMails }) => listenForMails(listening.signal),
      () => undefined,
    );
    return () => listening.abort();
  }, []);
}

/** Opens the panel that reads a mail into the form: by its button, by a paste beside a field, by a dropped file. */
export function MailReader({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation("quotation");
  const [{ offer, id }, setOffered] = useState<{ readonly offer?: MailOffer; readonly id: number }>({
    id: 0,
  });
  useMailDrops();
  // each mail has a panel of its own; a file that is not read leaves the one that is open as it is
  useEffect(
    () =>
      onMail((next) =>
        setOffered((last) => ({ offer: next, id: "problem" in next ? last.id : last.id + 1 })),
      ),
    [],
  );
  if (offer === undefined) {
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconMail size={16} />}
        className={classes["open"]}
        onClick={() => setOffered({ offer: { text: "" }, id })}
      >
        {t("readMail.open")}
      </Button>
    );
  }
  return <MailPanel key={id} offer={offer} onClose={() => setOffered({ id })} onDone={onDone} />;
}
