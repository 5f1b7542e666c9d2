import { TRUCKING_STATES, type TruckingCarrierRow } from "@kilolane/contract";
import { IconTruck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { AddLink } from "../../../lib/lists/add-link.tsx";
import { RecordListPage } from "../../../lib/lists/record-list-page.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useDesk } from "../../../lib/session/use-desk.ts";
import {
  CARRIER_READS,
  carriersQuery,
  downloadCarriers,
  openStateOf,
  removeCarrier,
  toCarrierQuery,
} from "../queries.ts";
import { useCarrierColumns } from "../use-carrier-columns.tsx";

const STANDARD = { sort: { by: "name", descending: false } };

/** The carriers that the forwarder's quotations are priced with. */
export default function CarrierListPage() {
  const { t } = useTranslation("trucking-carrier");
  const [leaving, setLeaving] = useState<TruckingCarrierRow>();
  const state = useListState(STANDARD);
  const query = toCarrierQuery(state);
  const answer = useQuery(carriersQuery(query));
  return (
    <RecordListPage
      area="trucking-carrier"
      name="trucking-carriers"
      icon={IconTruck}
      addButton={<AddLink to={forwarderHref(useDesk(), "trucking/create")} label={t("action.add")} />}
      state={state}
      answer={answer}
      columns={useCarrierColumns(setLeaving)}
      tabs={{
        label: t("field.state"),
        filter: "state",
        ids: TRUCKING_STATES,
        open: openStateOf(state),
        labelOf: (id) => t(`state.${id}`),
      }}
      download={async (format) => downloadCarriers(query, format)}
      deletion={{
        leaving,
        nameOf: (row) => row.name,
        remove: removeCarrier,
        reads: CARRIER_READS,
        onClose: () => setLeaving(undefined),
      }}
    />
  );
}
