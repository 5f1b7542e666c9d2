import { Alert, Button, Stack } from "@mantine/core";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { FloorQuestionNote } from "./floor-question-note.tsx";
import { useFloorQuestion } from "./use-floor-questions.ts";

// Fetched by the first price that needs an admin's leave.
const AskApproval = lazyPart(async () => import("../components/ask-approval.tsx"), null, ["margin"]);

interface SaveRefusalProps {
  /** undefined: nothing was refused */
  readonly refusal: ApiError | undefined;
  /** the option that an admin must approve, where that is why */
  readonly asked: { readonly requestId: string; readonly quoteId: string } | undefined;
  readonly onPriceAgain: () => void;
  readonly onShowCurrent: () => void;
}

/** Why nothing was saved; prices that are past their day, or not the present ones, are mended by one click. */
export function SaveRefusal({ refusal, asked, onPriceAgain, onShowCurrent }: SaveRefusalProps) {
  const { t } = useTranslation("quotation");
  const [isAsking, setAsking] = useState(false);
  const question = useFloorQuestion(asked);
  if (refusal === undefined) return null;
  const isFloor = refusal.code === "below-margin-floor" && asked !== undefined;
  const isPast = refusal.code === "prices-expired";
  const isOvertaken = refusal.code === "version-conflict";
  const isMended = isPast || isOvertaken;
  return (
    <Alert
      mt="sm"
      color={isMended ? "amber" : "red"}
      role="alert"
      title={isMended ? refusal.title : undefined}
    >
      <Stack gap="xs" align="flex-start">
        <span>{isOvertaken ? t("summary.overtaken") : refusal.detail}</span>
        {isOvertaken ? (
          <Button size="compact-md" onClick={onShowCurrent}>
            {t("detail.showCurrent")}
          </Button>
        ) : null}
        {isPast ? (
          <Button size="compact-md" onClick={onPriceAgain}>
            {t("detail.reprice")}
          </Button>
        ) : null}
        {isFloor ? <FloorQuestionNote question={question} /> : null}
        {isFloor && question?.status !== "open" ? (
          <Button size="compact-md" onClick={() => setAsking(true)}>
            {t("margin.ask")}
          </Button>
        ) : null}
      </Stack>
      {isFloor && isAsking ? <AskApproval asked={asked} onClose={() => setAsking(false)} /> : null}
    </Alert>
  );
}
