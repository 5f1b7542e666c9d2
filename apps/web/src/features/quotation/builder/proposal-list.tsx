import type { DoorProposal } from "@kilolane/contract";
import { Badge, Button, Table, Text } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNames } from "../../../lib/format/names.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { useTransitText, useTravelText } from "../use-transit-text.ts";
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

/** Standard before priority, as they come; the level is named where there are both, since each has its own cheapest. */
function useLevels(proposals: readonly DoorProposal[]) {
  const { t } = useTranslation("quotation");
  const levels = (["standard", "priority"] as const)
    .map((id) => ({
      id,
      name: t(`option.${id}`),
      proposals: proposals.filter(({ serviceLevel }) => serviceLevel === id),
    }))
    .filter((level) => level.proposals.length > 0);
  return { levels, isNamed: levels.length > 1 };
}

/** Ways from door to door as a table, on a phone as cards. */
export function ProposalList({ proposals, isPhone, label, onTake }: ProposalListProps) {
  const { t } = useTranslation("door");
  const { levels, isNamed } = useLevels(proposals);
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
    return levels.map((level) => (
      <Fragment key={level.id}>
        {isNamed ? (
          <Text fw={600} size="sm" component="h3">
            {level.name}
          </Text>
        ) : null}
        <CardList aria-label={isNamed ? `${label}: ${level.name}` : label}>
          {level.proposals.map((proposal) => (
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
      {levels.map((level) => (
        <Table.Tbody key={level.id}>
          {isNamed ? (
            <Table.Tr className={classes.level}>
              <Table.Th scope="rowgroup" colSpan={columns.length + 1}>
                {level.name}
              </Table.Th>
            </Table.Tr>
          ) : null}
          {level.proposals.map((proposal) => (
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
  const { t } = useTranslation("quotation");
  const language = useLanguage();
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
                  <bdi dir="ltr">{airport.code}</bdi>{" "}
                  {t("trucking.miles", {
                    count: Math.round(miles ?? 0),
                    miles: formatNumber(Math.round(miles ?? 0), language),
                  })}
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
