import { askCarrier, deleteMilestone, type ShipmentDetail } from "@kilolane/contract";
import { Alert, Button, Drawer, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSave } from "../../../lib/api/use-save.ts";
import { formatInstant, formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { MilestoneTimeline } from "../../../lib/tracking/milestone-timeline.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { awbText, SHIPMENT_READS, shipmentQuery, TONE_OF_SHIPMENT } from "../queries.ts";
import { MilestoneFields } from "./milestone-fields.tsx";

interface ShipmentDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One shipment: what happened to it, what its carrier wrote besides, and who changed what. */
export default function ShipmentDrawer({ id, onClose }: ShipmentDrawerProps) {
  const { t } = useTranslation(["tracking", "state"]);
  const { data, error } = useQuery(shipmentQuery(id));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={data === undefined ? t("title") : t("field.awbOf", { awb: `\u2066${awbText(data.awb)}\u2069` })}
      closeButtonProps={{ "aria-label": t("state:close") }}
    >
      {error === null ? null : (
        <StatePanel role="alert" title={t("state:failed.title")} text={t("state:failed.text")} />
      )}
      {data === undefined && error === null ? <LoadingPanel /> : null}
      {data === undefined ? null : <ShipmentWords shipment={data} />}
    </Drawer>
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
      {notes.length === 0 ? null : (
        <section>
          <Title order={2} size="sm">
            {t("notes")}
          </Title>
          {notes.map(({ text }) => (
            <Text key={text} size="sm" ff="monospace">
              <bdi dir="ltr">{text}</bdi>
            </Text>
          ))}
        </section>
      )}
      <MilestoneFields shipment={shipment} />
      <Changes shipment={shipment} />
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

function Changes({ shipment }: ShipmentWordsProps) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return (
    <section>
      <Title order={2} size="sm">
        {t("changes")}
      </Title>
      {shipment.changes.map(({ kind, person, at, before, after }) => (
        <Text key={`${at}${kind}`} size="sm">
          {t(`change.${kind}`)}{" "}
          <bdi dir="ltr">{[before, after].filter((part) => part !== "").join(" → ")}</bdi>
          {" · "}
          <bdi>{person}</bdi>
          {" · "}
          {formatInstant(at, language)}
        </Text>
      ))}
    </section>
  );
}
