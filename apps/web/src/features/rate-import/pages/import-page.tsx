import { Button } from "@mantine/core";
import { IconArrowLeft, IconDownload } from "@tabler/icons-react";
import { Link, useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ImportList } from "../components/import-list.tsx";
import { ImportSteps } from "../components/import-steps.tsx";
import { ImportWizard } from "../components/import-wizard.tsx";
import { RateSheetDrop } from "../components/rate-sheet-drop.tsx";
import { SegmentPicker } from "../components/segment-picker.tsx";
import { TemplateLinks } from "../components/template-links.tsx";
import { importDeskAt } from "../import-desk.ts";
import { useImportAddress } from "../use-import-address.ts";
import cards from "../../../ui/card.module.css";

/** Rate sheets of one desk: a new one is dropped here, an earlier one opened; which one, the address says. */
export default function ImportPage() {
  const { t } = useTranslation("rate-import");
  const desk = importDeskAt(useLocation().pathname);
  const [address, setAddress] = useImportAddress();
  const title = t(`desk.${desk.id}`);
  usePageTitle(title);
  const open = (id: string) => void setAddress({ import: id });
  return (
    <>
      <PageHeader
        title={title}
        lead={t("lead.upload")}
        actions={
          <>
            {desk.downloadHref === null ? null : (
              <Button
                component={Link}
                to={desk.downloadHref}
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
              >
                {t("desk.download")}
              </Button>
            )}
            {address.import === "" ? null : (
              <Button
                variant="default"
                leftSection={<IconArrowLeft className={cards["back"]} size={18} aria-hidden />}
                onClick={() => void setAddress(null)}
              >
                {t("list.title")}
              </Button>
            )}
          </>
        }
      />
      {address.import === "" ? (
        <div className={cards["stack"]}>
          <ImportSteps current="file" />
          <div className={cards["halves"]}>
            <section className={cards["card"]} aria-labelledby="new-upload">
              <h2 id="new-upload" className={cards["title"]}>
                {t("upload.title")}
              </h2>
              <SegmentPicker key={desk.id} types={desk.types}>
                {(segment) => <RateSheetDrop segment={segment} onUploaded={open} />}
              </SegmentPicker>
            </section>
            <TemplateLinks />
          </div>
          <ImportList key={desk.id} desk={desk} onOpen={open} />
        </div>
      ) : (
        <ImportWizard desk={desk} id={address.import} />
      )}
    </>
  );
}
