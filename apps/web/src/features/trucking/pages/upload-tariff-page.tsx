import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { parseAsString, useQueryState } from "nuqs";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { NamedPageHeader } from "../../../lib/i18n/named-page-header.tsx";
import { NewSheet } from "../components/new-sheet.tsx";
import { SheetList } from "../components/sheet-list.tsx";
import { SheetReview } from "../components/sheet-review.tsx";
import cards from "../../../ui/card.module.css";

/** Tariffs of trucking carriers as sheets: a new one is dropped here, an earlier one opened; which one, the address says. */
export default function UploadTariffPage() {
  const { t } = useTranslation("trucking-sheet");
  const [sheet, setSheet] = useQueryState(
    "sheet",
    parseAsString.withDefault("").withOptions({ history: "push" }),
  );
  const title = t("title");
  return (
    <>
      <NamedPageHeader title={title} lead={t("lead")}>
        {sheet === "" ? null : (
          <Button
            variant="default"
            leftSection={<IconArrowLeft className={cards["back"]} size={18} aria-hidden />}
            onClick={() => void setSheet(null)}
          >
            {t("action.back")}
          </Button>
        )}
      </NamedPageHeader>
      {sheet === "" ? (
        <div className={cards["stack"]}>
          <NewSheet onUploaded={(id) => void setSheet(id)} />
          <SheetList onOpen={(id) => void setSheet(id)} />
        </div>
      ) : (
        <SheetReview key={sheet} id={sheet} onGone={() => void setSheet(null)} />
      )}
    </>
  );
}
