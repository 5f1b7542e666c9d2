import type { TruckingTrial } from "@kilolane/contract";
import { Alert, Stack, Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { formatWeight } from "../../../lib/format/weights.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";

interface TryResultProps {
  readonly trial: TruckingTrial;
  /** the answer to what was typed before */
  readonly isStale: boolean;
}

/** What the sample shipment costs, and each step towards it. */
export function TryResult({ trial: { trucking, isServed }, isStale }: TryResultProps) {
  const { t } = useTranslation(["trucking-carrier", "trucking"]);
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, trucking.currency, language);
  const pounds = (weight: string) => `${formatWeight(weight, "lb", language).figure} lb`;
  const rate = trucking.appliedRate;
  const unpriced = (isOffered: boolean) =>
    trucking.unpriced
      .filter((service) => service.isOffered === isOffered)
      .map(({ code }) => t(`trucking:line.${code}`))
      .join(", ");
  const notOffered = unpriced(false);
  const onRequest = unpriced(true);
  return (
    <Stack gap="sm" opacity={isStale ? 0.6 : 1} aria-live="polite">
      {isServed === false ? <Alert color="amber">{t("try.notServed")}</Alert> : null}
      <Table>
        <Table.Tbody>
          <Line name={t("try.actual")}>{pounds(trucking.actualLb)}</Line>
          {trucking.cubeLb === null ? null : <Line name={t("try.cube")}>{pounds(trucking.cubeLb)}</Line>}
          <Line name={t("try.chargeable")}>{pounds(trucking.chargeableLb)}</Line>
          {trucking.isDeficit && trucking.ratedLb !== null ? (
            <Line name={t("try.deficit")} note={t("try.saved", { amount: money(trucking.saved ?? "0") })}>
              {pounds(trucking.ratedLb)}
            </Line>
          ) : null}
          {trucking.miles === null ? null : (
            <Line name={t("try.miles")}>{formatNumber(trucking.miles, language)}</Line>
          )}
          <Line
            name={t(trucking.isMinimum ? "trucking:line.minimum" : "trucking:line.line-haul")}
            note={rate === null ? "" : t(`try.per.${trucking.ratedBy}`, { rate: money(rate) })}
          >
            {money(trucking.lineHaul)}
          </Line>
          <Line name={t("trucking:line.fuel")}>{money(trucking.fuel)}</Line>
          {trucking.accessorials.map(({ code, amount }) => (
            <Line key={code} name={t(`trucking:line.${code}`)}>
              {money(amount)}
            </Line>
          ))}
          <Line name={t("try.total")} isTotal>
            {money(trucking.total)}
          </Line>
        </Table.Tbody>
      </Table>
      {onRequest === "" ? null : <Text size="sm">{t("try.onRequest", { services: onRequest })}</Text>}
      {notOffered === "" ? null : (
        <Text size="sm" c="red">
          {t("try.notOffered", { services: notOffered })}
        </Text>
      )}
    </Stack>
  );
}

interface LineProps {
  readonly name: string;
  readonly note?: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Line({ name, note = "", isTotal = false, children }: LineProps) {
  return (
    <Table.Tr fw={isTotal ? 700 : undefined}>
      <Table.Th scope="row" fw="inherit">
        {name}
        {note === "" ? null : (
          <Text component="span" display="block" size="xs" c="dimmed">
            {note}
          </Text>
        )}
      </Table.Th>
      <Table.Td ta="end">
        <bdi dir="ltr">{children}</bdi>
      </Table.Td>
    </Table.Tr>
  );
}
