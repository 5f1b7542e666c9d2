import { useQuery } from "@tanstack/react-query";
import { Title } from "@mantine/core";
import { geoNaturalEarth1, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatCompactMoney } from "../../../lib/format/money.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import card from "../../../lib/statistics/statistics.module.css";
import { landQuery } from "../land.ts";
import classes from "./lane-map.module.css";

interface Place {
  readonly city: string;
  /** degrees, north positive */
  readonly latitude: number;
  /** degrees, east positive */
  readonly longitude: number;
}

interface LaneMapProps {
  readonly lanes: readonly {
    readonly name: string;
    readonly quotations: number;
    readonly revenueUsd: string;
    readonly from: Place;
    readonly to: Place;
  }[];
}

const WIDTH = 960;
const HEIGHT = 424;
const LEAST_STROKE = 1;
const MOST_STROKE = 6;

const pointOf = ({ longitude, latitude }: Place): [number, number] => [longitude, latitude];

/** The lanes of a period on the world, each along its great circle and as wide as it was asked for. */
export function LaneMap({ lanes }: LaneMapProps) {
  const { t } = useTranslation("statistics");
  const language = useLanguage();
  const { data: topology } = useQuery(landQuery());
  if (lanes.length === 0) return null;
  // Antarctica, where nobody ships to, is cut off at the lower edge
  const projection = geoNaturalEarth1()
    .scale(WIDTH / 5.8)
    .translate([WIDTH / 2, HEIGHT / 1.72]);
  const path = geoPath(projection);
  const most = Math.max(...lanes.map(({ quotations }) => quotations));
  const places = new Map(lanes.flatMap(({ from, to }) => [from, to]).map((place) => [place.city, place]));
  const land = topology === undefined ? null : path(feature(topology, topology.objects.land));
  return (
    <section className={card["card"]} aria-labelledby="lane-map">
      <Title order={2} size="h4" id="lane-map" className={classes["title"]}>
        {t("map.title")}
      </Title>
      <svg
        role="img"
        aria-label={t("map.summary", { count: lanes.length })}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={classes["map"]}
      >
        {land === null ? null : <path d={land} className={classes["land"]} />}
        {lanes.toReversed().map(({ name, quotations, revenueUsd, from, to }) => (
          <path
            key={name}
            d={path({ type: "LineString", coordinates: [pointOf(from), pointOf(to)] }) ?? ""}
            className={classes["lane"]}
            strokeWidth={LEAST_STROKE + (MOST_STROKE - LEAST_STROKE) * (quotations / most)}
          >
            <title>
              {t("map.lane", {
                lane: name,
                count: quotations,
                quotations: formatNumber(quotations, language),
                revenue: formatCompactMoney(revenueUsd, "USD", language),
              })}
            </title>
          </path>
        ))}
        {[...places.values()].map((place) => {
          const [x, y] = projection(pointOf(place)) ?? [];
          return (
            <circle key={place.city} cx={x} cy={y} r={3.5} className={classes["place"]}>
              <title>{place.city}</title>
            </circle>
          );
        })}
      </svg>
    </section>
  );
}
