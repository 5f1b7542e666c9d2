import { Button } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ImportActs } from "../use-import-acts.ts";

/** Cancels an import that has not gone live. */
export function TakeBackButton({ cancel }: Pick<ImportActs, "cancel">) {
  const { t } = useTranslation("rate-import");
  return (
    <Button variant="subtle" color="red" loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {t("mapping.takeBack")}
    </Button>
  );
}
