import type { PricedRequest, TruckingCarrier } from "@kilolane/contract";
import { Badge, Button, Checkbox, Group, Text } from "@mantine/core";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNames } from "../../../lib/format/names.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useMilesText } from "../use-transit-text.ts";
import type { CreateForm } from "./create-form.ts";
import classes from "./trucking-panel.module.css";

/** A carrier without what it costs. */
type ShownCarrier = Omit<TruckingCarrier, "buyTotal">;
type TruckedRequest = Pick<
  PricedRequest,
  "request_id" | "form" | "shipFromAirportDetail" | "shipToAirportDetail"
> & {
  readonly truckingCarriers: readonly ShownCarrier[];
};

interface TruckingPanelProps {
  readonly priced: TruckedRequest;
  /** puts a carrier on a leg, and shows the new totals; an empty id takes it off */
  readonly put: (truckingId: string, leg: "pickup" | "delivery") => Promise<unknown>;
}

/** What is asked for beside the haul; what is done at the airport has a field of its own. */
const SERVICES = ["liftgate", "inside", "residential", "waiting", "after-hours"] as const;

function Services() {
  const { t } = useTranslation("quotation");
  const { t: trucking } = useTranslation("trucking");
  const { control } = useFormContext<CreateForm>();
  return (
    <Controller
      control={control}
      name="accessorials"
      render={({ field }) => (
        <Checkbox.Group
          label={t("trucking.services")}
          size="sm"
          value={field.value}
          onChange={field.onChange}
        >
          <Group mt={4} gap="md">
            {SERVICES.map((code) => (
              <Checkbox key={code} size="sm" value={code} label={trucking(`line.${code}`)} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
    />
  );
}

/** Services wanted, and carriers for the legs that have a zip; the chosen one is part of every option's total. */
export function TruckingPanel(props: TruckingPanelProps) {
  const { priced } = props;
  const { t } = useTranslation("quotation");
  const form = priced.form as { pickupZip?: string | null; deliveryZip?: string | null };
  return (
    <>
      <section className={classes.panel} aria-label={t("trucking.services")}>
        <Services />
      </section>
      {form.pickupZip ? <Leg {...props} leg="pickup" zip={form.pickupZip} /> : null}
      {form.deliveryZip ? <Leg {...props} leg="delivery" zip={form.deliveryZip} /> : null}
    </>
  );
}

interface LegProps extends TruckingPanelProps {
  readonly leg: "pickup" | "delivery";
  readonly zip: string;
}

function Leg({ priced, leg, zip, put: putOn }: LegProps) {
  const { t } = useTranslation("quotation");
  const carriers = priced.truckingCarriers.filter((carrier) => carrier.leg === leg);
  const airport = leg === "pickup" ? priced.shipFromAirportDetail : priced.shipToAirportDetail;
  const put = useSaveWith(async (truckingId: string) => putOn(truckingId, leg), {
    inTurnOn: priced.request_id,
  });
  return (
    <section
      className={classes.panel}
      data-mark="trucking"
      aria-label={t(`trucking.${leg}`)}
      aria-busy={put.isPending}
    >
      <Text fw={600} size="sm">
        {t(`trucking.${leg}`)} <bdi className={classes.quiet}>{`${zip} – ${airport.code}`}</bdi>
      </Text>
      {carriers.length === 0 ? (
        <Text size="sm">{t("trucking.noneFor", { zip, airport: airport.code })}</Text>
      ) : (
        carriers.map((carrier) => (
          <Carrier key={carrier.trucking_id} carrier={carrier} onChoose={(id) => put.mutate(id)} />
        ))
      )}
    </section>
  );
}

interface CarrierProps {
  readonly carrier: ShownCarrier;
  readonly onChoose: (truckingId: string) => void;
}

function Carrier({ carrier, onChoose }: CarrierProps) {
  const { t } = useTranslation("quotation");
  const { t: trucking } = useTranslation("trucking");
  const language = useLanguage();
  const milesText = useMilesText();
  const isDeficit = carrier.ratedWeight !== null && carrier.ratedWeight !== carrier.chargeableWeight;
  return (
    <div className={classes.carrier}>
      <span>
        <bdi>{carrier.carrier}</bdi>
        <br />
        <span className={classes.quiet}>
          {[
            milesText(carrier.miles),
            trucking("transit", { count: carrier.transit_days }),
            ...(isDeficit && carrier.ratedWeight
              ? [trucking("deficit", { weight: formatNumber(carrier.ratedWeight, language) })]
              : []),
          ].join(" · ")}
        </span>
        {carrier.unpriced === undefined ? null : (
          <span className={classes.unpriced}>
            {t("option.unpriced", {
              services: formatNames(
                carrier.unpriced.map(({ label }) => label),
                language,
              ),
            })}
          </span>
        )}
      </span>
      <bdi className={classes.amount}>
        {carrier.isCheapest ? (
          <Badge size="sm" variant="light" color="green" tt="none" me="xs">
            {t("reason.cheapest")}
          </Badge>
        ) : null}
        {carrier.sellTotal === null ? null : formatMoney(carrier.sellTotal, carrier.currency, language)}
      </bdi>
      <Button
        size="compact-sm"
        variant={carrier.isChosen ? "filled" : "light"}
        aria-pressed={carrier.isChosen}
        onClick={() => onChoose(carrier.isChosen ? "" : carrier.trucking_id)}
      >
        {carrier.isChosen ? t("trucking.chosen") : t("option.choose")}
      </Button>
    </div>
  );
}
