import { ActionIcon, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconArrowsLeftRight, IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { memo, type ReactNode } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useFieldText } from "../../../lib/i18n/use-field-text.ts";
import { AirportPicker } from "../../place/components/airport-picker.tsx";
import type { CreateForm } from "./create-form.ts";
import classes from "./create-quotation.module.css";
import { MarkedArea } from "./field-mark.tsx";
import { ShipmentFields } from "./shipment-fields.tsx";

const MoreFields = lazyPart(async () => ({ default: (await import("./more-fields.tsx")).MoreFields }));

interface LaneSectionProps {
  /** departures are searched among airports of the USA (product.md §10) */
  readonly departureUsaOnly: boolean;
  /** first day the goods can be ready, YYYY-MM-DD */
  readonly today: string;
  /** who asks: a field of the desk; who prices for itself names nobody and loads none of it */
  readonly inquirer?: ReactNode;
  /** what a zip at either end makes possible */
  readonly nearby?: ReactNode;
}

/** Who asks, from where to where, and when the goods are ready. */
export function LaneSection({ departureUsaOnly, today, nearby, inquirer }: LaneSectionProps) {
  const { t } = useTranslation("quotation");
  return (
    <section className={classes.asked} aria-label={t("section.lane")}>
      <LaneRow departureUsaOnly={departureUsaOnly} inquirer={inquirer} />
      <ShipmentFields today={today} />
      <WithZip>{nearby}</WithZip>
      <MoreDetails />
    </section>
  );
}

/** Shown once a zip is whole. */
function WithZip({ children }: { readonly children: ReactNode }) {
  const { control } = useFormContext<CreateForm>();
  const zips = useWatch({ control, name: ["pickupZip", "deliveryZip"] });
  const hasZip = zips.some((zip) => /^\d{5}(-\d{4})?$/.test(zip.trim()));
  return hasZip ? children : null;
}

const LaneRow = memo(function LaneRow({
  departureUsaOnly,
  inquirer,
}: Pick<LaneSectionProps, "departureUsaOnly" | "inquirer">) {
  const { t } = useTranslation("quotation");
  const fieldText = useFieldText();
  const { control, setValue, getValues } = useFormContext<CreateForm>();
  const swap = () => {
    const { from, to, pickupZip, deliveryZip } = getValues();
    setValue("from", to);
    setValue("to", from);
    setValue("pickupZip", deliveryZip);
    setValue("deliveryZip", pickupZip);
  };
  return (
    <div className={classes.lane}>
      {inquirer}
      <Controller
        control={control}
        name="from"
        render={({ field, fieldState }) => (
          <MarkedArea field="from">
            <AirportPicker
              name="from"
              label={t("field.from")}
              placeholder={t("field.airportPlaceholder")}
              value={field.value}
              onChange={field.onChange}
              country={departureUsaOnly ? "USA" : null}
              error={fieldText(fieldState.error)}
            />
          </MarkedArea>
        )}
      />
      <Controller
        control={control}
        name="to"
        render={({ field, fieldState }) => (
          <MarkedArea field="to">
            <AirportPicker
              name="to"
              label={t("field.to")}
              placeholder={t("field.airportPlaceholder")}
              value={field.value}
              onChange={field.onChange}
              error={fieldText(fieldState.error)}
            />
          </MarkedArea>
        )}
      />
      <ActionIcon
        variant="subtle"
        size="lg"
        className={classes.swap}
        aria-label={t("field.swap")}
        title={t("field.swap")}
        onClick={swap}
      >
        <IconArrowsLeftRight size={18} />
      </ActionIcon>
    </div>
  );
});

/** What few shipments need, once it is asked for. */
const MoreDetails = memo(function MoreDetails() {
  const { t } = useTranslation("quotation");
  const [hasMore, more] = useDisclosure(false);
  return (
    <div className={classes.more}>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={more.toggle}
        aria-expanded={hasMore}
        rightSection={hasMore ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
      >
        {hasMore ? t("section.fewer") : t("section.more")}
      </Button>
      {hasMore ? <MoreFields /> : null}
    </div>
  );
});
