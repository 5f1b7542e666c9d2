import type { ImportRow } from "@kilolane/contract";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { Figure } from "../../../ui/figure.tsx";
import classes from "./findings.module.css";

const KINDS = ["added", "changed", "ended", "unchanged"] as const;

/** How much of the tariff is new, changed, ended and as before: four figures and their shares. */
export function ChangeBar({ changes }: { readonly changes: NonNullable<ImportRow["changes"]> }) {
  const { t } = useTranslation("rate-import");
  const language = useLanguage();
  const total = KINDS.reduce((sum, kind) => sum + changes[kind], 0);
  return (
    <div>
      <div className={classes["changeBar"]} aria-hidden>
        {KINDS.map((kind) =>
          changes[kind] === 0 ? null : (
            <span key={kind} data-kind={kind} style={{ flexGrow: changes[kind] / Math.max(1, total) }} />
          ),
        )}
      </div>
      <dl className={classes["changeFigures"]}>
        {KINDS.map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>
              <span className={classes["swatch"]} aria-hidden />
              {t(`kind.${kind}`)}
            </dt>
            <dd data-testid={`count-${kind}`}>
              <Figure figure={formatNumber(changes[kind], language)} size="large" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
