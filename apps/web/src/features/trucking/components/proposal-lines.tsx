import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { PlainCheckbox } from "../../../ui/checkbox.tsx";
import { ScrollBox } from "../../../ui/scroll-box.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Proposal } from "../proposal-queries.ts";
import { useProposalWords } from "../use-proposal-words.ts";
import classes from "./tariff-sheet.module.css";

interface ProposalLinesProps {
  readonly proposal: Proposal;
  /** places of the lines that are about to be taken; undefined: nothing can be chosen */
  readonly chosen?: ReadonlySet<number> | undefined;
  readonly onToggle?: (place: number) => void;
}

/** What is proposed beside what counts now, line by line. */
export function ProposalLines({ proposal, chosen, onToggle }: ProposalLinesProps) {
  const { t } = useTranslation("trucking-proposal");
  const { nameOf, valueOf } = useProposalWords();
  const isOpen = proposal.state === "open";
  return (
    <ScrollBox label={t("detail.lines")}>
      <table className={classes["table"]}>
        <thead>
          <tr>
            {chosen === undefined ? null : (
              <th scope="col">
                <span className="kl-visually-hidden">{t("detail.choose")}</span>
              </th>
            )}
            <th scope="col">{t("field.zone")}</th>
            <th scope="col">{t("field.figure")}</th>
            <th scope="col">{t(isOpen ? "field.now" : "field.before")}</th>
            <th scope="col">{t("field.proposed")}</th>
            {isOpen || proposal.taken === 0 ? null : <th scope="col">{t("list.state")}</th>}
          </tr>
        </thead>
        <tbody>
          {proposal.figures.map((line, place) => {
            const isGone = isOpen && line.now === null;
            const isMoved = isOpen && line.now !== null && line.now !== line.before;
            const shown = isOpen ? (line.now ?? line.before) : line.before;
            return (
              <tr key={`${line.zone} ${line.validFrom} ${line.figure} ${line.detail}`}>
                {chosen === undefined ? null : (
                  <td>
                    {isGone ? null : (
                      <PlainCheckbox
                        label={t("propose.field", { zone: line.zone, figure: nameOf(line) })}
                        checked={chosen.has(place)}
                        onChange={() => onToggle?.(place)}
                      />
                    )}
                  </td>
                )}
                <td>
                  <bdi>{line.zone}</bdi>
                </td>
                <td>{nameOf(line)}</td>
                <td className={classes["before"]}>
                  <bdi>{valueOf(line, shown, line.currency)}</bdi>
                  {isMoved || isGone ? (
                    <>
                      <br />
                      {t(isGone ? "detail.gone" : "detail.moved", {
                        value: valueOf(line, line.before, line.currency),
                      })}
                    </>
                  ) : null}
                </td>
                <td>
                  <bdi>{valueOf(line, line.proposed, line.currency)}</bdi>
                </td>
                {isOpen || proposal.taken === 0 ? null : (
                  <td>
                    <StatusBadge
                      tone={line.isTaken ? "positive" : "ended"}
                      label={t(line.isTaken ? "detail.taken" : "detail.left")}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
