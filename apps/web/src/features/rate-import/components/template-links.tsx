import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { downloadTemplate, type SheetFormat, type TemplateShape } from "../queries.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import classes from "./rate-import.module.css";

const SHAPES = ["full", "marketplace"] as const satisfies readonly TemplateShape[];
const FORMATS = ["xlsx", "csv"] as const satisfies readonly SheetFormat[];

/** Empty sheets to fill, in both shapes and formats. */
export function TemplateLinks() {
  const { t } = useTranslation("rate-import");
  const download = useSaveWith(async ({ shape, format }: { shape: TemplateShape; format: SheetFormat }) =>
    saveDownload(await downloadTemplate(shape, format), `rates-${shape}.${format}`),
  );
  return (
    <section className={classes["card"]} aria-labelledby="templates">
      <h2 id="templates" className={classes["title"]}>
        {t("template.title")}
      </h2>
      <p className={classes["quiet"]}>{t("template.lead")}</p>
      {SHAPES.map((shape) => (
        <div key={shape} className={classes["template"]}>
          <span>
            <strong>{t(`template.${shape}`)}</strong>
            <br />
            <span className={classes["quiet"]}>{t(`template.${shape}Text`)}</span>
          </span>
          <span className={classes["buttons"]}>
            {FORMATS.map((format) => (
              <Button
                key={format}
                size="xs"
                variant="default"
                leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
                aria-label={`${t(`template.${shape}`)}, .${format}`}
                onClick={() => download.mutate({ shape, format })}
              >
                {`.${format}`}
              </Button>
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}
