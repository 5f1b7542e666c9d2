import { LANGUAGES, type Language } from "@kilolane/phrases";
import { Button, Checkbox, Drawer, Loader, NativeSelect, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import { documentQuery, type DocumentOptions } from "../document-query.ts";
import classes from "./document-drawer.module.css";

// pdf.js is half a megabyte: fetched when the first document is looked at.
const PdfPages = lazyPart(async () => import("./pdf-pages.tsx"), <Preparing />);

const DETAILS = ["charges", "bands", "all-in"] as const;

interface DocumentDrawerProps {
  readonly quotation: {
    readonly id: string;
    readonly number: string;
    readonly version: number;
    readonly lockVersion: number;
  };
  readonly language: Language;
  readonly onClose: () => void;
}

/** The document as the client will hold it, drawn in the page; language, detail and carrier chosen here. */
export function DocumentDrawer({ quotation, language, onClose }: DocumentDrawerProps) {
  const { t } = useTranslation("quotation");
  const [options, setOptions] = useState<DocumentOptions>({
    version: quotation.version,
    language,
    detail: "charges",
  });
  const change = (part: Partial<DocumentOptions>) => setOptions((before) => ({ ...before, ...part }));
  const { data, isError, isFetching, refetch } = useQuery(
    documentQuery(quotation.id, options, quotation.lockVersion),
  );

  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="xl"
      title={`${t("document.title")} ${quotation.number}`}
      classNames={{ body: classes.body ?? "" }}
    >
      <div className={classes.bar}>
        <NativeSelect
          size="xs"
          label={t("field.language")}
          value={options.language}
          data={LANGUAGES.map((entry) => ({ value: entry.locale, label: entry.name }))}
          onChange={(event) => {
            const chosen = LANGUAGES.find((entry) => entry.locale === event.currentTarget.value);
            if (chosen) change({ language: chosen.locale });
          }}
        />
        <NativeSelect
          size="xs"
          label={t("document.detail")}
          value={options.detail}
          data={DETAILS.map((detail) => ({ value: detail, label: t(`document.${detail}`) }))}
          onChange={(event) =>
            change({ detail: DETAILS.find((detail) => detail === event.currentTarget.value) ?? "charges" })
          }
        />
        <Checkbox
          label={t("mail.showAirline")}
          checked={options.showAirline !== "false"}
          onChange={(event) => change({ showAirline: event.currentTarget.checked ? "true" : "false" })}
        />
        <Checkbox
          label={t("mail.showRemarks")}
          checked={options.showRemarks !== "false"}
          onChange={(event) => change({ showRemarks: event.currentTarget.checked ? "true" : "false" })}
        />
        <Button
          size="compact-md"
          leftSection={<IconDownload size={16} />}
          disabled={!data}
          onClick={() => data && saveBlob(data.blob, data.fileName ?? `${quotation.number}.pdf`)}
        >
          {t("document.download")}
        </Button>
      </div>
      {isError ? (
        <div role="alert">
          <Text>{t("document.failed")}</Text>
          <Button variant="light" onClick={() => void refetch()}>
            {t("option.retry")}
          </Button>
        </div>
      ) : null}
      {isFetching ? <Preparing /> : null}
      {data && !isFetching ? <PdfPages file={data.blob} /> : null}
    </Drawer>
  );
}

function Preparing() {
  const { t } = useTranslation("quotation");
  return (
    <output className={classes.preparing}>
      <Loader size="sm" />
      <Text size="sm">{t("document.preparing")}</Text>
    </output>
  );
}
