import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { MilestoneTimeline } from "../../../lib/tracking/milestone-timeline.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { companyShipmentQuery, TONE_OF_SHIPMENT } from "../queries.ts";
import { CarrierNotes, ShipmentChanges, ShipmentFrame } from "./shipment-parts.tsx";

interface CompanyShipmentDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A forwarder's shipment as the operator looks at it: nothing here changes it. */
export default function CompanyShipmentDrawer({ id, onClose }: CompanyShipmentDrawerProps) {
  const { t } = useTranslation("tracking");
  const answer = useQuery(companyShipmentQuery(id));
  return (
    <ShipmentFrame answer={answer} onClose={onClose}>
      {({ company, quotation, state, milestones, notes, changes, carrier }) => (
        <Stack gap="lg">
          <div>
            <StatusBadge tone={TONE_OF_SHIPMENT[state]} label={t(`state.${state}`)} />
            <Text size="sm" mt="xs">
              <bdi>{company}</bdi>
              {" · "}
              <bdi dir="ltr">{quotation.number}</bdi>
            </Text>
          </div>
          {milestones.length === 0 ? <Text size="sm">{t("none")}</Text> : null}
          <MilestoneTimeline milestones={milestones} />
          {carrier.problem === "" ? null : (
            <Text size="sm" c="dimmed">
              {t(`problem.${carrier.problem}`)}
            </Text>
          )}
          <CarrierNotes notes={notes} />
          <ShipmentChanges changes={changes} />
        </Stack>
      )}
    </ShipmentFrame>
  );
}
