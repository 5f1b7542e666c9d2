import { FileInput, Text } from "@mantine/core";
import { useTranslation } from "../i18n/use-translation.ts";

interface CsvInputProps {
  /** the phrases of the import: `import.lead`, `import.file` */
  readonly area: "exchange" | "inquirer";
  readonly file: File | null;
  /** what is wrong with it, in words */
  readonly error: string | undefined;
  readonly onChoose: (file: File | null) => void;
}

/** The text file that a dialog imports. */
export function CsvInput({ area, file, error, onChoose }: CsvInputProps) {
  const { t } = useTranslation(area);
  return (
    <>
      <Text size="sm">{t("import.lead")}</Text>
      <FileInput
        label={t("import.file")}
        accept=".csv,text/csv"
        value={file}
        error={error}
        data-autofocus
        onChange={onChoose}
      />
    </>
  );
}
