import { Button } from "@mantine/core";
import { parseAsInteger, useQueryState } from "nuqs";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import type { TemplateMode } from "../template-mode.ts";

interface TemplateElsewhereProps {
  readonly mode: TemplateMode;
  /** the list in the address of the other mode: name and value */
  readonly list: readonly ["kind" | "goods", string];
  readonly stamp: { readonly updatedAt: string | null; readonly updatedBy: string | null };
}

/** Says why this screen has nothing to do for the list, and leads to the other mode with the same airline and tab. */
export function TemplateElsewhere({ mode, list, stamp }: TemplateElsewhereProps) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const [airline] = useQueryState("airline", parseAsInteger);
  const query = new URLSearchParams({ [list[0]]: list[1] });
  if (airline !== null) query.set("airline", String(airline));
  const isStored = stamp.updatedAt !== null;
  return (
    <StatePanel
      title={t(isStored ? "template.existsTitle" : "template.missingTitle")}
      text={
        stamp.updatedAt === null
          ? t("template.missingText")
          : t("template.stored", {
              who: stamp.updatedBy ?? "–",
              when: formatInstant(stamp.updatedAt, language),
            })
      }
      action={
        <Button component={Link} to={`${mode.otherPath ?? ""}?${query}`}>
          {t(isStored ? "template.change" : "template.createFirst")}
        </Button>
      }
    />
  );
}
