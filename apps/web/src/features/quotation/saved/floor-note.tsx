import type { QuotationDetail } from "@kilolane/contract";
import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";

const AskApproval = lazyPart(async () => import("../components/ask-approval.tsx"), null, ["margin"]);

/** That a price is below the floor, and the question that lets it leave. */
export default function FloorNote({ quotation }: { readonly quotation: QuotationDetail }) {
  const { t } = useTranslation("margin");
  const [isAsking, setAsking] = useState(false);
  const option = quotation.options.find(({ belowFloor, floorApproved }) => belowFloor && !floorApproved);
  if (option === undefined) return null;
  return (
    <Alert color="amber" data-testid="floor-note">
      {t("approval.note")}{" "}
      <Button size="compact-sm" variant="light" onClick={() => setAsking(true)}>
        {t("approval.ask")}
      </Button>
      {isAsking ? (
        <AskApproval
          asked={{
            requestId: quotation.request_id,
            quotationId: quotation.quotation_id,
            quoteId: option.quote_id,
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Alert>
  );
}
