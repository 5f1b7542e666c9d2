import type { ListedOption } from "@kilolane/contract";
import { useState } from "react";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import type { LivePricing } from "./use-live-pricing.ts";
import type { OptionChoice } from "./use-option-choice.ts";
import type { SavedQuotation } from "./use-saved-quotation.ts";
import type { UnsettledEdits } from "./use-unsettled-edits.ts";

/** What opens over a quotation that was just saved. */
export type SavedPanel = "pdf" | "mail";

interface SaveActsParts {
  readonly pricing: Pick<LivePricing, "settle" | "newest" | "asked">;
  readonly choice: OptionChoice;
  readonly unsettled: UnsettledEdits;
  readonly saving: Pick<SavedQuotation, "save">;
}

interface SaveWish {
  readonly options?: readonly ListedOption[];
  readonly isNew?: boolean;
}

/** Save, PDF and mail: each saves what is chosen first, as it is on the screen. */
export function useSaveActs({ pricing, choice, unsettled, saving }: SaveActsParts) {
  const { t } = useTranslation("quotation");
  const language = useLanguage();
  const [panel, setPanel] = useState<SavedPanel | null>(null);
  const saveThen = (then: () => void, { options = choice.chosen, isNew = false }: SaveWish = {}) => {
    const ids = options.map((option) => option.quote_id);
    const save = async () => {
      // what is typed is priced and stored first, and what was refused is not saved as its old value
      if (!(await pricing.settle()) || !(await unsettled.settle(ids))) return;
      const { newest, asked } = pricing;
      if (newest.current === null || asked.current === null) return;
      const priced = newest.current;
      const chosen = ids.flatMap((id) => priced.options.filter((option) => option.quote_id === id));
      const note = await saving.save({ priced, asked: asked.current, chosen, language, isNew });
      if (note !== null) then();
    };
    save().catch(() => undefined);
  };
  const saySaved = () => showToast({ tone: "success", text: t("toast.itemsSaved") });
  const openMail = () => setPanel("mail");
  return {
    panel,
    closePanel: () => setPanel(null),
    save: () => saveThen(saySaved),
    /** what was saved before is left as it is */
    saveAsNew: () => saveThen(saySaved, { isNew: true }),
    print: () => saveThen(() => setPanel("pdf")),
    mail: () => saveThen(openMail),
    /** chooses the option as well */
    mailWith: (option: ListedOption) => {
      const isChosen = choice.isChosen(option);
      if (!isChosen) choice.toggleChosen(option);
      saveThen(openMail, isChosen ? {} : { options: [...choice.chosen, option] });
    },
  };
}
