import type { RuleTrial } from "@kilolane/contract";
import { Anchor, Button, Group, Table, Text } from "@mantine/core";
import { IconTestPipe } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { href } from "../../../lib/paths/href.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { type RuleFormValues, tryRule } from "../queries.ts";
import { differenceOf, sharesOf } from "../trial-bars.ts";
import classes from "./trial-panel.module.css";

interface TrialPanelProps {
  readonly values: RuleFormValues;
  /** the rule that is being changed; empty: a new one */
  readonly ruleId: string;
  /** says at the fields what is wrong with them; whether nothing is */
  readonly check: () => Promise<boolean>;
}

/** What last month's quotations would have earned with the rule as it is typed. */
export function TrialPanel({ values, ruleId, check }: TrialPanelProps) {
  const { t } = useTranslation("margin");
  const [tried, setTried] = useState("");
  const trial = useSaveWith(tryRule, {
    onSaved: (_answer, { values: sent }) => setTried(JSON.stringify(sent)),
  });
  const { data } = trial;
  const run = async () => {
    if (await check()) trial.mutate({ values, ruleId });
  };
  const isOld = data !== undefined && tried !== JSON.stringify(values);
  return (
    <section aria-label={t("trial.title")} className={classes["panel"]}>
      <Group justify="space-between">
        <Text fw={600}>{t("trial.title")}</Text>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconTestPipe size={16} aria-hidden />}
          loading={trial.isPending}
          onClick={() => void run()}
        >
          {t(data === undefined ? "trial.run" : "trial.again")}
        </Button>
      </Group>
      {isOld ? (
        <Text size="sm" role="status" c="dimmed">
          {t("trial.old")}
        </Text>
      ) : null}
      {data === undefined ? null : <Outcome trial={data} />}
    </section>
  );
}

function Outcome({ trial }: { readonly trial: RuleTrial }) {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  const { days } = trial;
  const figure = (count: number) => formatNumber(count, language);
  if (trial.quotations === 0) return <Text size="sm">{t("trial.none", { days })}</Text>;
  const total = figure(trial.quotations);
  return (
    <>
      <Text size="sm" role="status" data-testid="trial-lead">
        {t("trial.lead", { days, total, changed: figure(trial.changed) })}
        {trial.isCut ? ` ${t("trial.cut", { total })}` : ""}
      </Text>
      {trial.currencies
        .filter(({ changed }) => changed > 0)
        .map((sums) => (
          <Bars key={sums.currency} sums={sums} />
        ))}
      <SumTable trial={trial} />
      <LargestTable trial={trial} />
    </>
  );
}

type Sums = RuleTrial["currencies"][number];

/** Profit now and then as two bars from the same line; the figures stand in the table below. */
function Bars({ sums }: { readonly sums: Sums }) {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  const { currency, profitNow, profitThen } = sums;
  const money = (amount: string) => formatMoney(amount, currency, language);
  const shares = sharesOf(profitNow, profitThen);
  const label = t("trial.chart", { currency, now: money(profitNow), tried: money(profitThen) });
  return (
    <figure className={classes["chart"]} role="img" aria-label={label}>
      {(
        [
          ["now", shares.now, profitNow],
          ["then", shares.tried, profitThen],
        ] as const
      ).map(([when, share, profit]) => (
        <div key={when} className={classes["row"]} aria-hidden>
          <span>{t(`trial.${when}`)}</span>
          <span className={classes["track"]}>
            <span className={classes["bar"]} data-when={when} style={{ inlineSize: `${String(share)}%` }} />
          </span>
          <bdi className={classes["figure"]}>{money(profit)}</bdi>
        </div>
      ))}
    </figure>
  );
}

function SumTable({ trial }: { readonly trial: RuleTrial }) {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  return (
    <ScrollBox label={t("trial.title")}>
      <Table className={classes["table"]} data-testid="trial-sums">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("trial.currency")}</Table.Th>
            {(["quotations", "now", "then", "difference", "belowFloor"] as const).map((column) => (
              <Table.Th key={column} className={classes["figure"]}>
                {t(`trial.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {trial.currencies.map(({ currency, profitNow, profitThen, quotations, belowFloor }) => (
            <Table.Tr key={currency}>
              <Table.Td>{currency}</Table.Td>
              <Table.Td className={classes["figure"]}>{formatNumber(quotations, language)}</Table.Td>
              {[profitNow, profitThen, differenceOf(profitNow, profitThen)].map((amount, place) => (
                <Table.Td key={String(place)} className={classes["figure"]}>
                  <bdi>{formatMoney(amount, currency, language)}</bdi>
                </Table.Td>
              ))}
              <Table.Td className={classes["figure"]}>{formatNumber(belowFloor, language)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}

function LargestTable({ trial }: { readonly trial: RuleTrial }) {
  const { t } = useTranslation("margin");
  const language = useLanguage();
  if (trial.largest.length === 0) return null;
  return (
    <ScrollBox label={t("trial.largest")}>
      <Table className={classes["table"]}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("trial.largest")}</Table.Th>
            {(["now", "then"] as const).map((column) => (
              <Table.Th key={column} className={classes["figure"]}>
                {t(`trial.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {trial.largest.map(({ quotationId: id, number, airline, lane, currency, ...profit }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor
                  inherit
                  component={Link}
                  target="_blank"
                  to={href("/freight-forwarder/admin/quotation/details/:id", { id })}
                >
                  {number}
                </Anchor>{" "}
                <bdi className={classes["quiet"]}>{`${airline} · ${lane}`}</bdi>
              </Table.Td>
              {[profit.profitNow, profit.profitThen].map((amount, place) => (
                <Table.Td key={String(place)} className={classes["figure"]}>
                  <bdi>{formatMoney(amount, currency, language)}</bdi>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
