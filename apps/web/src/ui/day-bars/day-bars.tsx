import classes from "./day-bars.module.css";

/** One day of a chart. */
interface DayBar {
  readonly day: string;
  readonly value: number;
  /** said when the pointer rests on it */
  readonly title: string;
}

interface DayBarsProps {
  readonly title: string;
  /** the chart in a sentence, for those who do not see it; the same figures stand in a table beside it */
  readonly summary: string;
  readonly bars: readonly DayBar[];
  /** the highest value, formatted: it is at the top line */
  readonly most: string;
  readonly first: string;
  readonly last: string;
  readonly tone: "ink" | "amber";
}

const HEIGHT = 120;
const WIDTH = 720;
/** Share of a day's width that stays free between two bars. */
const GAP = 0.25;
const LEAST_HEIGHT = 2;

/** A bar a day, from left to right in every language, scaled to the highest one. */
export function DayBars({ title, summary, bars, most, first, last, tone }: DayBarsProps) {
  const top = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  return (
    <figure className={classes["chart"]}>
      <figcaption className={classes["title"]}>{title}</figcaption>
      <div dir="ltr" className={classes["plot"]}>
        <span className={classes["most"]} aria-hidden>
          {most}
        </span>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={classes["svg"]}
          data-tone={tone}
        >
          {bars.map(({ day, value, title: said }, index) => {
            const height = value === 0 ? 0 : Math.max(LEAST_HEIGHT, (value / top) * HEIGHT);
            return (
              <g key={day}>
                <title>{said}</title>
                <rect x={index * step} y={0} width={step} height={HEIGHT} className={classes["reach"]} />
                <rect
                  data-day={day}
                  data-value={value}
                  x={index * step + (step * GAP) / 2}
                  y={HEIGHT - height}
                  width={step * (1 - GAP)}
                  height={height}
                  className={classes["bar"]}
                />
              </g>
            );
          })}
        </svg>
        <span className={classes["days"]} aria-hidden>
          <bdi>{first}</bdi>
          <bdi>{last}</bdi>
        </span>
      </div>
    </figure>
  );
}
