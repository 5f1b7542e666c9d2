import type { Forwarder } from "@kilolane/contract";
import { Anchor, Button } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCountryName } from "../../place/queries.ts";
import { actionsColumn } from "../../../ui/data-table/actions-column.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { href } from "../../../lib/paths/href.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { ForwarderLanes, useAnswerHoursText } from "./forwarder-text.tsx";

/** The columns of forwarders that a shipper can ask. @param requestId what is to be asked; empty: chosen later */
export function useForwarderColumns(requestId: string): readonly DataTableColumn<Forwarder>[] {
  const { t } = useTranslation("sent-request");
  const countryName = useCountryName();
  const hoursOf = useAnswerHoursText();
  return useMemo((): readonly DataTableColumn<Forwarder>[] => {
    const query = requestId === "" ? "" : `?request=${encodeURIComponent(requestId)}`;
    return [
      {
        id: "forwarder",
        header: t("column.forwarder"),
        required: true,
        cell: ({ companyId, companyName, isKnown, fliesLane }) => (
          <TwoLines
            first={
              <Anchor
                component={Link}
                inherit
                to={href("/shipper/company-details/:companyId", { companyId })}
              >
                {companyName}
              </Anchor>
            }
            second={[
              ...(fliesLane ? [t("forwarder.fliesLane")] : []),
              ...(isKnown ? [t("forwarder.known")] : []),
            ].join(" · ")}
          />
        ),
      },
      {
        id: "country",
        header: t("column.country"),
        cell: ({ city, country }) => <TwoLines first={countryName(country)} second={city} />,
      },
      { id: "lanes", header: t("column.lanes"), cell: ({ lanes }) => <ForwarderLanes lanes={lanes} /> },
      { id: "answerTime", header: t("column.answerTime"), cell: hoursOf },
      actionsColumn<Forwarder>(({ companyId, companyName }) => (
        <Button
          component={Link}
          variant="light"
          size="compact-md"
          aria-label={t("action.ask", { company: companyName })}
          to={`${href("/shipper/send-request/:companyId", { companyId })}${query}`}
        >
          {t("action.send")}
        </Button>
      )),
    ];
  }, [countryName, hoursOf, requestId, t]);
}
