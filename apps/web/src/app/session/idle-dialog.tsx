import { Button, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { markPresent } from "../../lib/session/presence.ts";

/** The warning two minutes before the end, counting down in every tab. */
export default function IdleDialog({ secondsLeft }: { readonly secondsLeft: number }) {
  const { t } = useTranslation("session");
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, "0")}`;
  return (
    <Modal opened onClose={() => markPresent()} title={t("idle.title")} withCloseButton={false}>
      <Stack>
        <Text>{t("idle.text", { time })}</Text>
        <Button data-autofocus onClick={() => markPresent()}>
          {t("idle.stay")}
        </Button>
      </Stack>
    </Modal>
  );
}
