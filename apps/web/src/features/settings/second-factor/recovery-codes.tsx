import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import { showToast } from "../../../ui/toast/show-toast.ts";
import classes from "./second-factor.module.css";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, this once: to copy, to save as a file, to write down. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { t } = useTranslation("settings");
  const text = `${codes.join("\n")}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast({ tone: "success", text: t("factor.copied") });
  };
  return (
    <Stack>
      <Text>{t("factor.codesText")}</Text>
      <ul className={classes["codes"]} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button variant="default" size="xs" onClick={() => void copy()}>
          {t("factor.copy")}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => saveBlob(new Blob([text], { type: "text/plain" }), "kilolane-recovery-codes.txt")}
        >
          {t("factor.download")}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onKept}>{t("factor.kept")}</Button>
      </Group>
    </Stack>
  );
}
