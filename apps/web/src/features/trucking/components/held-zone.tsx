import { TextInput } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatDateRange } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import type { Held } from "../proposal-queries.ts";
import { useProposalWords } from "../use-proposal-words.ts";
import { keyOf, type Proposing } from "../use-proposing.ts";
import cards from "../../../ui/card.module.css";
import classes from "./tariff-sheet.module.css";

interface HeldZoneProps {
  readonly zone: Held["zones"][number];
  /** undefined: the forwarder takes no proposals */
  readonly proposing: Proposing | undefined;
}

/** One zone: its zips, its days and every figure that counts, each with room for another one. */
export function HeldZone({ zone, proposing }: HeldZoneProps) {
  const { t } = useTranslation(["trucking-proposal", "trucking-carrier"]);
  const language = useLanguage();
  const { nameOf, valueOf } = useProposalWords();
  return (
    <section className={cards["card"]} aria-label={zone.name}>
      <h3 className={classes["zone"]}>
        <bdi>{zone.name}</bdi>
        <span className={classes["before"]}>{formatDateRange(zone.validFrom, zone.validTo, language)}</span>
      </h3>
      {zone.areas.map(({ airport, direction, zips }) => (
        <p key={`${airport} ${direction}`} className={cards["quiet"]}>
          <bdi>{airport}</bdi>
          {` (${t(`trucking-carrier:direction.${direction}`)}): `}
          <bdi>{zips}</bdi>
        </p>
      ))}
      <ScrollBox label={zone.name}>
        <table className={classes["table"]}>
          <thead>
            <tr>
              <th scope="col">{t("field.figure")}</th>
              <th scope="col">{t("field.now")}</th>
              {proposing === undefined ? null : <th scope="col">{t("field.proposed")}</th>}
            </tr>
          </thead>
          <tbody>
            {zone.figures.map((figure) => {
              const key = keyOf(zone, figure);
              return (
                <tr key={key}>
                  <th scope="row">{nameOf(figure)}</th>
                  <td>
                    <bdi>{valueOf(figure, figure.value, zone.currency)}</bdi>
                  </td>
                  {proposing === undefined ? null : (
                    <td>
                      <TextInput
                        size="xs"
                        inputMode="decimal"
                        dir="ltr"
                        aria-label={t("propose.field", { zone: zone.name, figure: nameOf(figure) })}
                        value={proposing.typed[key] ?? ""}
                        error={proposing.errorOf(key)}
                        onChange={(event) => proposing.type(key, event.currentTarget.value)}
                      />
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}
