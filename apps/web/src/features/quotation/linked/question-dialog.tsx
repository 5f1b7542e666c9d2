import { Textarea } from "@mantine/core";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RefusalAlert } from "../../../lib/forms/refusal-alert.tsx";
import { useGuardedClose } from "../../../ui/use-guarded-close.ts";
import { DialogFoot } from "./dialog-foot.tsx";
import { DialogSheet } from "./dialog-sheet.tsx";

interface QuestionDialogProps {
  /** who is asked */
  readonly company: string;
  /** what becomes of the question */
  readonly hint: string;
  readonly color?: string;
  readonly ask: {
    readonly mutate: (text: string) => void;
    readonly isPending: boolean;
    readonly refusal: ComponentProps<typeof RefusalAlert>["refusal"];
  };
  readonly onClose: () => void;
}

/** A question about a quotation; an empty one is not sent. */
export function QuestionDialog({ company, hint, color, ask, onClose }: QuestionDialogProps) {
  const { t } = useTranslation("quotation");
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const isMissing = text.trim() === "";
  const { cancel, dismiss } = useGuardedClose(!isMissing, onClose);
  const send = () => {
    setTried(true);
    if (!isMissing) ask.mutate(text);
  };
  return (
    <DialogSheet title={t("link.askTitle", { company })} onClose={dismiss}>
      <Textarea
        label={t("link.question")}
        description={hint}
        maxLength={1000}
        autosize
        minRows={4}
        dir="auto"
        data-autofocus
        value={text}
        error={isTried && isMissing ? t("link.questionMissing") : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <RefusalAlert refusal={ask.refusal} />
      <DialogFoot
        label={t("link.send")}
        {...(color === undefined ? {} : { color })}
        pending={ask.isPending}
        back={cancel}
        onConfirm={send}
        onClose={onClose}
      />
    </DialogSheet>
  );
}
