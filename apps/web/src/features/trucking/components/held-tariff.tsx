import { Alert, Button, SimpleGrid, Text, Textarea, TextInput } from "@mantine/core";
import { IconDownload, IconSend, IconTruck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { RecordFailed } from "../../../lib/forms/record-failed.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { downloadHeld, type Held, heldTariffQuery } from "../proposal-queries.ts";
import { useProposing } from "../use-proposing.ts";
import { HeldZone } from "./held-zone.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./tariff-sheet.module.css";

interface HeldTariffProps {
  readonly id: string;
  /** a proposal was sent */
  readonly onSent: (id: string) => void;
}

/** The trucking company's tariff as one forwarder holds it; other figures are typed beside those that count. */
export function HeldTariff({ id, onSent }: HeldTariffProps) {
  const { data, error, refetch } = useQuery(heldTariffQuery(id));
  if (data !== undefined) return <Proposing tariff={data} onSent={onSent} />;
  return error === null ? (
    <LoadingPanel lines={12} />
  ) : (
    <RecordFailed error={error} onRetry={() => void refetch()} icon={IconTruck} headingOrder={2} />
  );
}

function Proposing({ tariff, onSent }: { readonly tariff: Held } & Pick<HeldTariffProps, "onSent">) {
  const { t } = useTranslation("trucking-proposal");
  const proposing = useProposing(tariff, onSent);
  const download = useSaveWith(async () => downloadHeld(tariff.id, "xlsx"));
  const mayPropose = tariff.takesProposals;
  return (
    <div className={cards["stack"]}>
      <section className={cards["card"]} aria-label={tariff.forwarder}>
        <div className={classes["spread"]}>
          <h2 className={cards["title"]}>
            <bdi>{tariff.forwarder}</bdi>
          </h2>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t("action.download")}
          </Button>
        </div>
        <p className={cards["quiet"]}>{t(mayPropose ? "propose.lead" : "propose.closed")}</p>
        {proposing.isOvertaken ? (
          <Alert color="amber" role="alert">
            {t("propose.changed")}
          </Alert>
        ) : null}
      </section>
      {tariff.zones.map((zone) => (
        <HeldZone
          key={`${zone.name} ${zone.validFrom}`}
          zone={zone}
          proposing={mayPropose ? proposing : undefined}
        />
      ))}
      {mayPropose ? (
        <section className={cards["card"]} aria-labelledby="send-proposal">
          <h2 id="send-proposal" className={cards["title"]}>
            {t("propose.title")}
          </h2>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              type="date"
              label={t("field.effectiveOn")}
              description={t("propose.dayHint")}
              min={tariff.today}
              value={proposing.effectiveOn}
              error={proposing.dayError}
              onChange={(event) => proposing.setEffectiveOn(event.currentTarget.value)}
            />
            <Textarea
              label={t("field.note")}
              description={t("propose.noteHint")}
              autosize
              minRows={2}
              maxLength={1000}
              dir="auto"
              value={proposing.note}
              onChange={(event) => proposing.setNote(event.currentTarget.value)}
            />
          </SimpleGrid>
          <div className={cards["buttons"]}>
            <Button
              leftSection={<IconSend size={18} aria-hidden />}
              disabled={proposing.count === 0}
              loading={proposing.isPending}
              onClick={proposing.send}
            >
              {t("action.propose")}
            </Button>
            <Text size="sm" c="dimmed" role="status">
              {proposing.count === 0 ? t("propose.none") : t("propose.count", { n: String(proposing.count) })}
            </Text>
          </div>
        </section>
      ) : null}
    </div>
  );
}
