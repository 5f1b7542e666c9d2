import { CARGO_TYPES } from "@kilolane/domain";
import { Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { ExportPicker } from "../../rate-import/components/export-picker.tsx";
import { SegmentPicker } from "../../rate-import/components/segment-picker.tsx";
import { exportViewOf, filterValue, openTabOf, wordsOf, type FilterField } from "../list-filter.ts";
import type { RateDesk } from "../rate-desk.ts";

interface ExportDialogProps {
  readonly desk: RateDesk;
  readonly state: ListState;
  readonly onClose: () => void;
}

/** A file holds the rates of one airline and type: what the filter does not say is asked here. */
export default function ExportDialog({ desk, state, onClose }: ExportDialogProps) {
  const { t } = useTranslation("rate");
  const value = (field: FilterField) => filterValue(desk, state.filter, field);
  const goods = CARGO_TYPES.find((type) => type === value("goods"));
  const tab = openTabOf(desk, state.filter);
  const view = exportViewOf(tab);
  const search = wordsOf(state);
  const filter = {
    from: value("from").toUpperCase(),
    to: value("to").toUpperCase(),
    goods: goods ?? "",
    search,
    ...(view === undefined ? {} : { view }),
  };
  const narrowed = [
    view && t(`tab.${tab}`),
    search,
    filter.from,
    filter.to,
    goods && t(`goods.${goods}`),
  ].filter(Boolean);
  const kept = desk.keeper === "forwarder" ? desk.makes : desk.types;
  const airlineId = Number(value("airlineId"));
  return (
    <Modal opened onClose={onClose} title={t("export.title")}>
      <Stack>
        <Text size="sm" c="dimmed">
          {narrowed.length === 0 ? t("export.text") : t("export.filtered", { filter: narrowed.join(" · ") })}
        </Text>
        <SegmentPicker
          types={kept.filter((type) => desk.choosesForwarder || (type !== "contract" && type !== "spot"))}
          among={desk.keeper === "forwarder" ? "usable" : "kept"}
          start={{
            ...(airlineId > 0 ? { airlineId } : {}),
            rateType: desk.types.find((type) => type === value("rateType")),
            forwarderId: value("forwarderId"),
          }}
        >
          {(segment) => <ExportPicker segment={segment} filter={filter} onDone={onClose} />}
        </SegmentPicker>
      </Stack>
    </Modal>
  );
}
