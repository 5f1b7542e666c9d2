import type { Payment } from "@kilolane/contract";
import { Button, Group } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { Download } from "../../../lib/api/call-endpoint.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { StatusBadge, type StatusTone } from "../../../ui/status-badge.tsx";

const TONES: Readonly<Record<Payment["state"], StatusTone>> = {
  created: "draft",
  pending_payer: "waiting",
  authorized: "sent",
  captured: "positive",
  refunded: "ended",
  disputed: "attention",
  failed: "negative",
  cancelled: "ended",
  expired: "ended",
};

/** How a payment stands. */
export function PaymentBadge({ state }: { readonly state: Payment["state"] }) {
  const { t } = useTranslation("payment");
  return <StatusBadge tone={TONES[state]} label={t(`state.${state}`)} />;
}

interface PapersProps {
  readonly papers: Payment["papers"];
  readonly fetchPaper: (id: string) => Promise<Download>;
}

/** Invoice, receipt and credit notes, each as a file. */
export function Papers({ papers, fetchPaper }: PapersProps) {
  const { t } = useTranslation("payment");
  const save = useSaveWith(async ({ id, number }: Payment["papers"][number]) =>
    saveDownload(await fetchPaper(id), `${number}.pdf`),
  );
  return (
    <Group gap={6}>
      {papers.map((paper) => (
        <Button
          key={paper.id}
          size="compact-sm"
          variant="default"
          leftSection={<IconFileTypePdf size={15} aria-hidden />}
          aria-label={`${t(`paper.${paper.kind}`)} ${paper.number}`}
          loading={save.isPending && save.variables.id === paper.id}
          onClick={() => save.mutate(paper)}
        >
          {t(`paper.${paper.kind}`)}
        </Button>
      ))}
    </Group>
  );
}
