import type { ShipmentDetail } from "@kilolane/contract";
import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { RecordDrawer } from "../../../lib/forms/record-drawer.tsx";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { awbText } from "../queries.ts";

interface ShipmentFrameProps {
  readonly answer: { readonly data: ShipmentDetail | undefined; readonly error: Error | null };
  readonly onClose: () => void;
  readonly children: (shipment: ShipmentDetail) => ReactNode;
}

/** The drawer of one shipment while it is fetched, when that fails, and when it is there. */
export function ShipmentFrame({ answer, onClose, children }: ShipmentFrameProps) {
  const { t } = useTranslation("tracking");
  const { data } = answer;
  const title =
    data === undefined ? t("title") : t("field.awbOf", { awb: `\u2066${awbText(data.awb)}\u2069` });
  return (
    <RecordDrawer answer={answer} title={title} onClose={onClose}>
      {children}
    </RecordDrawer>
  );
}

/** What the carrier wrote besides milestones, as it wrote it. */
export function CarrierNotes({ notes }: Pick<ShipmentDetail, "notes">) {
  const { t } = useTranslation("tracking");
  if (notes.length === 0) return null;
  return (
    <section>
      <Title order={2} size="sm">
        {t("notes")}
      </Title>
      {notes.map(({ text }) => (
        <Text key={text} size="sm" ff="monospace">
          <bdi dir="ltr">{text}</bdi>
        </Text>
      ))}
    </section>
  );
}

/** Who changed what of a shipment, the newest first. */
export function ShipmentChanges({ changes }: Pick<ShipmentDetail, "changes">) {
  const { t } = useTranslation("tracking");
  const language = useLanguage();
  return (
    <section>
      <Title order={2} size="sm">
        {t("changes")}
      </Title>
      {changes.map(({ kind, person, at, before, after }) => (
        <Text key={`${at}${kind}`} size="sm">
          {t(`change.${kind}`)}{" "}
          <bdi dir="ltr">{[before, after].filter((part) => part !== "").join(" → ")}</bdi>
          {" · "}
          <bdi>{person}</bdi>
          {" · "}
          {formatInstant(at, language)}
        </Text>
      ))}
    </section>
  );
}
