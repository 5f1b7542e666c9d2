import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { FormatButtons } from "../../../lib/files/format-buttons.tsx";
import { saveDownload } from "../../../lib/files/save-blob.ts";
import { downloadTemplate, type SheetFormat, type TemplateShape } from "../queries.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { TitledSection } from "../../../ui/titled-section.tsx";
import cards from "../../../ui/card.module.css";
import classes from "./rate-import.module.css";

const SHAPES = ["full", "marketplace"] as const satisfies readonly TemplateShape[];
/** Empty sheets to fill, in both shapes and formats. */
export function TemplateLinks() {
  const { t } = useTranslation("rate-import");
  const download = useSaveWith(async ({ shape, format }: { shape: TemplateShape; format: SheetFormat }) =>
    saveDownload(await downloadTemplate(shape, format), `rates-${shape}.${format}`),
  );
  return (
    <TitledSection id="templates" title={t("template.title")} look="card">
      <p className={cards["quiet"]}>{t("template.lead")}</p>
      {SHAPES.map((shape) => (
        <div key={shape} className={classes["template"]}>
          <span>
            <strong>{t(`template.${shape}`)}</strong>
            <br />
            <span className={cards["quiet"]}>{t(`template.${shape}Text`)}</span>
          </span>
          <FormatButtons
            subject={t(`template.${shape}`)}
            onDownload={(format) => download.mutate({ shape, format })}
          />
        </div>
      ))}
    </TitledSection>
  );
}
