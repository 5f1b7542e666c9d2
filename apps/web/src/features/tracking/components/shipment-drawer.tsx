import { askCarrier, deleteMilestone, type ShipmentDetail } from "@kilolane/contract";
import { Alert, Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { MilestoneTimeline } from "../../../lib/tracking/milestone-timeline.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { SHIPMENT_READS, shipmentQuery, TONE_OF_SHIPMENT } from "../queries.ts";
import { MilestoneFields } from "./milestone-fields.tsx";
import { CarrierNotes, ShipmentChanges, ShipmentFrame } from "./shipment-parts.tsx";

interface ShipmentDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One shipment: what happened to it, what its carrier wrote besides, and who changed what. */
export default function ShipmentDrawer({ id, onClose }: ShipmentDrawerProps) {
  const answer = useQuery(shipmentQuery(id));
  return (
    <ShipmentFrame answer={answer} onClose={onClose}>
      {(shipment) => <ShipmentWords shipment={shipment} />}
    </ShipmentFrame>
  );
}

interface ShipmentWordsProps {
  readonly shipment: ShipmentDetail;
}

function ShipmentWords({ shipment }: ShipmentWordsProps) {
  const { t } = useTranslation("tracking");
  const { id, state, milestones, notes, expectedPrefix, airline } = shipment;
  const remove = useSave(deleteMilestone, { invalidates: SHIPMENT_READS, done: t("toast.removed") });
  return (
    <Stack gap="lg">
      <div>
        <StatusBadge tone={TONE_OF_SHIPMENT[state]} label={t(`state.${state}`)} />
      </div>
      {expectedPrefix === null ? null : (
        <Alert color="amber">{t("prefix", { airline, prefix: expectedPrefix })}</Alert>
      )}
      {milestones.length === 0 ? <Text size="sm">{t("none")}</Text> : null}
      <MilestoneTimeline
        milestones={milestones}
        renderTools={(one) =>
          one.source === "carrier" ? null : (
            <Button
              variant="subtle"
              color="red"
              size="compact-xs"
              aria-label={`${t("action.remove")}: ${t(`code.${one.code}`)} ${one.airport}`}
              onClick={() => remove.mutate({ params: { id, milestoneId: one.id } })}
            >
              {t("action.remove")}
            </Button>
          )
        }
      />
      <CarrierLine shipment={shipment} />
      <CarrierNotes notes={notes} />
      <MilestoneFields shipment={shipment} />
      <ShipmentChanges changes={shipment.changes} />
    </Stack>
  );
}

/** When the carrier was asked last and is asked next. */
function CarrierLine({ shipment: { id, carrier, state } }: ShipmentWordsProps) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  const ask = useSave(askCarrier, { invalidates: SHIPMENT_READS, done: t("toast.asked") });
  if (!carrier.isAsked) return null;
  return (
    <Text size="sm" c="dimmed">
      {carrier.askedAt === null
        ? t("carrier.never")
        : t("carrier.asked", { when: formatRelative(carrier.askedAt, language) })}
      {carrier.problem === "" ? null : ` ${t(`problem.${carrier.problem}`)}`}{" "}
      {state === "delivered" ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          loading={ask.isPending}
          onClick={() => ask.mutate({ params: { id } })}
        >
          {t("action.ask")}
        </Button>
      )}
    </Text>
  );
}
