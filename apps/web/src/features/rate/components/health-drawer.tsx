import type { RateHealthItem } from "@kilolane/contract";
import { Anchor, Drawer, Title } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDate } from "../../../lib/format/dates.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Code } from "../../../ui/figure.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { rateHealthQuery } from "../history-queries.ts";
import { rateHref, type RateDesk } from "../rate-desk.ts";
import { PlainList } from "../../../ui/plain-list.tsx";
import classes from "./rate-editor.module.css";
import { TemplateAirline } from "./template-airline.tsx";

interface HealthDrawerProps {
  readonly desk: RateDesk;
  readonly onClose: () => void;
}

/** The rate-health board (product.md §3): what contradicts, overlaps, gapes, expires, or has no price at all. */
export default function HealthDrawer({ desk, onClose }: HealthDrawerProps) {
  const { t } = useTranslation("rate");
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={t("health.title")}>
      {desk.keeper === "forwarder" ? (
        <Board desk={desk} airlineId={null} />
      ) : (
        <TemplateAirline>{(airlineId) => <Board desk={desk} airlineId={airlineId} />}</TemplateAirline>
      )}
    </Drawer>
  );
}

function Board({ desk, airlineId }: Pick<HealthDrawerProps, "desk"> & { readonly airlineId: number | null }) {
  const { t } = useTranslation(["rate", "state"]);
  const language = useLanguage();
  const { data, isError } = useQuery(rateHealthQuery(desk, airlineId));
  if (isError) {
    return <StatePanel role="alert" title={t("state:failed.title")} text={t("state:failed.text")} />;
  }
  if (data === undefined) return <LoadingPanel label={t("state:loading")} />;
  const found = data.kinds.filter(({ total }) => total > 0);
  return (
    <div className={classes["main"]}>
      <p className={classes["quiet"]}>
        {t("health.lead", {
          rates: formatNumber(data.liveRates, language),
          lanes: formatNumber(data.liveLanes, language),
        })}
      </p>
      {found.length === 0 ? (
        <StatePanel
          icon={<IconCircleCheck size={34} stroke={1.4} aria-hidden />}
          title={t("health.fineTitle")}
          text={t("health.fineText")}
        />
      ) : null}
      {found.map(({ kind, total, items }) => (
        <section key={kind} className={classes["stack"]} aria-label={t(`health.kind.${kind}`)}>
          <Title order={3} size="h5">
            {`${t(`health.kind.${kind}`)} (${formatNumber(total, language)})`}
          </Title>
          <PlainList className={classes["health"]}>
            {items.map((item, index) => (
              <HealthLine key={`${item.fromStation}${item.toStation}${index}`} desk={desk} item={item} />
            ))}
          </PlainList>
        </section>
      ))}
    </div>
  );
}

function HealthLine({ desk, item }: Pick<HealthDrawerProps, "desk"> & { readonly item: RateHealthItem }) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const facts = [
    item.lowerRange === null ? "" : `+${item.lowerRange}`,
    item.day === null ? "" : formatDate(item.day, language),
    item.count > 1 ? `× ${formatNumber(item.count, language)}` : "",
  ].filter((fact) => fact !== "");
  return (
    <li>
      <Code>{`${item.fromStation}–${item.toStation}`}</Code>
      <bdi className={classes["quiet"]}>{facts.join(" · ")}</bdi>
      {item.rates.map((rate, index) => (
        <Anchor key={rate.id} component={Link} to={rateHref(desk, rate.id)} size="sm">
          {item.rates.length > 1 ? `${t(`type.${rate.rateType}`)} ${index + 1}` : t(`type.${rate.rateType}`)}
        </Anchor>
      ))}
    </li>
  );
}
