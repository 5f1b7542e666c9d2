import type { DoorProposal } from "@kilolane/contract";
import { Badge, Button, Table, Text } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNames } from "../../../lib/format/names.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { groupByLevel } from "./group-by-level.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { useMilesText, useTransitText, useTravelText } from "../use-transit-text.ts";
import { CardList, FactList } from "../../../ui/plain-list.tsx";
import classes from "./proposal-list.module.css";

interface ProposalListProps {
  readonly proposals: readonly DoorProposal[];
  readonly isPhone: boolean;
  readonly label: string;
  readonly onTake: (proposal: DoorProposal) => void;
}

interface Column {
  readonly id: string;
  readonly header: string;
  readonly cell: (proposal: DoorProposal) => ReactNode;
}

const keyOf = ({ from, to, rateId, pickup, delivery }: DoorProposal): string =>
  [from.airport.code, to.airport.code, rateId, pickup?.truckingId, delivery?.truckingId].join("/");

/** Ways from door to door as a table, on a phone as cards. */
export function ProposalList({ proposals, isPhone, label, onTake }: ProposalListProps) {
  const { t } = useTranslation("door");
  const { t: quotation } = useTranslation("quotation");
  const groups = groupByLevel(proposals);
  const columns = useColumns(proposals);
  const use = (proposal: DoorProposal) => (
    <Button
      size="compact-sm"
      variant={proposal.isCheapest ? "filled" : "light"}
      aria-label={t("useWay", {
        from: proposal.from.airport.code,
        to: proposal.to.airport.code,
        airline: proposal.airline.name,
      })}
      onClick={() => onTake(proposal)}
    >
      {t("use")}
    </Button>
  );
  if (isPhone) {
    return groups.map(({ level, entries }) => (
      <Fragment key={level ?? "all"}>
        {level === null ? null : (
          <Text fw={600} size="sm" component="h3">
            {quotation(`option.${level}`)}
          </Text>
        )}
        <CardList aria-label={level === null ? label : `${label}: ${quotation(`option.${level}`)}`}>
          {entries.map((proposal) => (
            <li key={keyOf(proposal)} className={classes.card} data-testid="proposal">
              <FactList className={classes.facts}>
                {columns.map(({ id, header, cell }) => (
                  <div key={id}>
                    <dt>{header}</dt>
                    <dd>{cell(proposal)}</dd>
                  </div>
                ))}
              </FactList>
              {use(proposal)}
            </li>
          ))}
        </CardList>
      </Fragment>
    ));
  }
  return (
    <Table aria-label={label} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ id, header }) => (
            <Table.Th key={id}>{header}</Table.Th>
          ))}
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      {groups.map(({ level, entries }) => (
        <Table.Tbody key={level ?? "all"}>
          {level === null ? null : (
            <Table.Tr className={classes.level}>
              <Table.Th scope="rowgroup" colSpan={columns.length + 1}>
                {quotation(`option.${level}`)}
              </Table.Th>
            </Table.Tr>
          )}
          {entries.map((proposal) => (
            <Table.Tr key={keyOf(proposal)} data-testid="proposal">
              {columns.map(({ id, cell }) => (
                <Table.Td key={id}>{cell(proposal)}</Table.Td>
              ))}
              <Table.Td>{use(proposal)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      ))}
    </Table>
  );
}

/** A leg's column is there where a way has a truck on it, or asks for one. */
function useColumns(proposals: readonly DoorProposal[]): readonly Column[] {
  const { t } = useTranslation("door");
  const { t: quotation } = useTranslation("quotation");
  const flight = useFlightCell();
  const price = usePriceCell();
  const leg = useLegCell();
  const airports = useAirportsCell();
  const transit = useTransitText();
  const legs = (["pickup", "delivery"] as const).filter((name) =>
    proposals.some((proposal) => proposal[name] !== null || isOpen(proposal, name)),
  );
  const legColumn = (name: "pickup" | "delivery"): Column[] =>
    legs.includes(name)
      ? [{ id: name, header: quotation(`trucking.${name}`), cell: (proposal) => leg(proposal, name) }]
      : [];
  return [
    { id: "way", header: t("way"), cell: airports },
    ...legColumn("pickup"),
    { id: "flight", header: t("flight"), cell: flight },
    ...legColumn("delivery"),
    {
      id: "time",
      header: t("time"),
      cell: ({ doorDays, isFastest }) => (
        <span className={classes.marked}>
          {doorDays === null ? t("timeUnknown") : transit(doorDays)}
          {isFastest ? (
            <Badge size="sm" variant="light" color="ink" tt="none">
              {t("fastest")}
            </Badge>
          ) : null}
        </span>
      ),
    },
    { id: "price", header: t("price"), cell: price },
  ];
}

function isOpen({ missing }: DoorProposal, name: "pickup" | "delivery"): boolean {
  return missing.some(({ leg, label }) => leg === name && label === null);
}

function useAirportsCell(): Column["cell"] {
  const milesText = useMilesText();
  return ({ from, to }) => {
    const measured = [from, to].filter(({ miles }) => miles !== null);
    return (
      <TwoLines
        first={<bdi dir="ltr">{`${from.airport.code} – ${to.airport.code}`}</bdi>}
        second={
          measured.length === 0
            ? undefined
            : measured.map(({ airport, miles }, index) => (
                <span key={airport.code}>
                  {index === 0 ? null : " · "}
                  <bdi dir="ltr">{airport.code}</bdi> {milesText(miles ?? 0)}
                </span>
              ))
        }
      />
    );
  };
}

function useLegCell(): (proposal: DoorProposal, name: "pickup" | "delivery") => ReactNode {
  const { t } = useTranslation("door");
  const { t: quotation } = useTranslation("quotation");
  const language = useLanguage();
  const transit = useTransitText();
  return (proposal, name) => {
    const truck = proposal[name];
    if (truck === null) return isOpen(proposal, name) ? t("onRequest") : null;
    const services = proposal.missing.flatMap(({ leg, label }) =>
      leg === name && label !== null ? [label] : [],
    );
    const price = `${formatMoney(truck.sellTotal, proposal.currency, language)} · ${transit(truck.transitDays)}`;
    return (
      <TwoLines
        first={<bdi>{truck.carrier}</bdi>}
        second={
          services.length === 0 ? (
            price
          ) : (
            <>
              {price}
              <span className={classes.lacking}>
                {quotation("option.unpriced", { services: formatNames(services, language) })}
              </span>
            </>
          )
        }
      />
    );
  };
}

function useFlightCell(): Column["cell"] {
  const { t } = useTranslation("quotation");
  const text = useCodeText("quotation");
  const transit = useTransitText();
  const travel = useTravelText();
  return ({ airline, rateType, serviceLevel, airDays, departsOn }) => (
    <TwoLines
      first={
        <span className={classes.marked}>
          <bdi>{airline.name}</bdi>
          {serviceLevel === "priority" ? (
            <Badge size="sm" variant="light" color="amber" tt="none">
              {t("option.priority")}
            </Badge>
          ) : null}
        </span>
      }
      second={[
        ...(serviceLevel === "priority" ? [] : [text("rateType", rateType)]),
        transit(airDays),
        travel({ departs_on: departsOn, arrives_on: null }),
      ]
        .filter((part) => part !== null)
        .join(" · ")}
    />
  );
}

function usePriceCell(): Column["cell"] {
  const { t } = useTranslation("door");
  const { t: quotation } = useTranslation("quotation");
  const language = useLanguage();
  return ({ sellTotal, currency, profit, isCheapest }) => (
    <TwoLines
      first={
        <span className={classes.marked}>
          <bdi className={classes.price} data-testid="whole-price">
            {formatMoney(sellTotal, currency, language)}
          </bdi>
          {isCheapest ? (
            <Badge size="sm" variant="light" color="green" tt="none">
              {t("cheapest")}
            </Badge>
          ) : null}
        </span>
      }
      second={
        <>
          {quotation("charge.profit")} <bdi>{formatMoney(profit, currency, language)}</bdi>
        </>
      }
    />
  );
}
