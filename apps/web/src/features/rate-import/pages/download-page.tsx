import { CARGO_TYPES } from "@kilolane/domain";
import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ExportPicker } from "../components/export-picker.tsx";
import cards from "../../../ui/card.module.css";
import classes from "../components/rate-import.module.css";
import { SegmentPicker } from "../components/segment-picker.tsx";
import { TemplateLinks } from "../components/template-links.tsx";
import { importDeskAt } from "../import-desk.ts";

const NOTHING = { from: "", to: "", goods: "" };

/** The live rates of an airline as a sheet, all or those of a lane or kind of goods; and empty sheets. */
export default function DownloadPage() {
  const { t } = useTranslation(["rate-import", "rate"]);
  const desk = importDeskAt(useLocation().pathname);
  const [filter, setFilter] = useState(NOTHING);
  const title = t("desk.download");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t("lead.download")} />
      <div className={cards["halves"]}>
        <section className={cards["card"]} aria-labelledby="export">
          <h2 id="export" className={cards["title"]}>
            {t("export.title")}
          </h2>
          <p className={cards["quiet"]}>{t("export.text")}</p>
          <SegmentPicker types={desk.types}>
            {(segment) => (
              <>
                <div className={classes["fields"]}>
                  {(["from", "to"] as const).map((field) => (
                    <TextInput
                      key={field}
                      label={t(`export.${field}`)}
                      value={filter[field]}
                      maxLength={3}
                      autoComplete="off"
                      spellCheck={false}
                      placeholder="JFK"
                      className={classes["code"] ?? ""}
                      onChange={(event) =>
                        setFilter({ ...filter, [field]: event.currentTarget.value.toUpperCase() })
                      }
                    />
                  ))}
                  <NativeSelect
                    label={t("export.goods")}
                    value={filter.goods}
                    data={[
                      { value: "", label: t("choose.every") },
                      ...CARGO_TYPES.map((value) => ({ value, label: t(`rate:goods.${value}`) })),
                    ]}
                    onChange={(event) => setFilter({ ...filter, goods: event.currentTarget.value })}
                  />
                </div>
                <ExportPicker segment={segment} filter={filter} />
              </>
            )}
          </SegmentPicker>
        </section>
        <TemplateLinks />
      </div>
    </>
  );
}
