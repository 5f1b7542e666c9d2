import { DOCUMENT_SHARES, type DocumentRecord } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconFiles, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatBytes } from "../../../lib/format/bytes.ts";
import { formatNumber } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { ListStateSearch } from "../../../lib/lists/list-state-search.tsx";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordDeleteDialog } from "../../../lib/forms/record-delete-dialog.tsx";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import { useFileDrop } from "../../../ui/file-drop/use-file-drop.tsx";
import { ListTabs } from "../../../ui/list-tools/list-tabs.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { inquirerQuery } from "../../inquirer/queries.ts";
import { DocumentFilters } from "../components/document-filters.tsx";
import {
  documentsQuery,
  downloadDocuments,
  filterText,
  openShareOf,
  TAKEN_FILES,
  toDocumentQuery,
  discardDocument,
  DOCUMENT_READS,
} from "../queries.ts";
import { useDocumentColumns } from "../use-document-columns.tsx";
import { useDocumentDownload } from "../use-document-download.ts";
import classes from "./document-list-page.module.css";

const UploadDialog = lazyPart(async () => import("../components/upload-dialog.tsx"));
const DocumentDrawer = lazyPart(async () => import("../components/document-drawer.tsx"));

const STANDARD = { sort: { by: "updatedAt", descending: true } };

/** What is open beside the list. */
interface OpenParts {
  /** files that were dropped on the page; undefined: no upload */
  readonly dropped?: readonly File[];
  readonly opened?: DocumentRecord;
  readonly leaving?: DocumentRecord;
}

/** The rows' buttons; stable, because the columns depend on them. */
function useRowTools(setOpen: (open: OpenParts) => void) {
  const { mutate } = useDocumentDownload();
  return useMemo(
    () => ({
      onDownload: ({ id, current }: DocumentRecord) =>
        mutate({ id, number: current.number, fileName: current.fileName }),
      onOpen: (opened: DocumentRecord) => setOpen({ opened }),
      onDelete: (leaving: DocumentRecord) => setOpen({ leaving }),
    }),
    [mutate, setOpen],
  );
}

/** The client that the address names, once it is known. */
function useFilterClient(id: string) {
  const { data } = useQuery(inquirerQuery(id === "" ? null : id));
  return id === "" ? null : (data ?? null);
}

/** Files of clients and their quotations; files may be dropped anywhere on the page. */
export default function DocumentListPage() {
  const { t } = useTranslation(["document", "state"]);
  const language = useLanguage();
  const title = t("title");
  usePageTitle(title);
  const [open, setOpen] = useState<OpenParts>({});
  const close = () => setOpen({});
  const state = useListState(STANDARD);
  const query = toDocumentQuery(state);
  const answer = useQuery(documentsQuery(query));
  const { counts, storage } = answer.data ?? {};
  const client = useFilterClient(filterText(state.filter, "inquirer"));
  const tools = useRowTools(setOpen);
  const area = useFileDrop({
    accept: TAKEN_FILES,
    multiple: true,
    testId: "page-file-input",
    onFiles: (dropped) => setOpen({ dropped }),
  });
  const addButton = (
    <Button leftSection={<IconUpload size={18} aria-hidden />} onClick={() => setOpen({ dropped: [] })}>
      {t("action.add")}
    </Button>
  );
  const room =
    storage &&
    t("storage", {
      used: formatBytes(storage.usedBytes, language),
      most: formatBytes(storage.mostBytes, language),
    });
  return (
    <div className={classes["page"]} data-over={area.isOver || undefined} {...area.areaProps}>
      <PageHeader
        title={title}
        lead={[t("lead"), room].filter((part) => part !== undefined).join(" ")}
        actions={addButton}
      />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="documents"
        columns={useDocumentColumns(tools)}
        rowId={(row) => row.id}
        onOpen={tools.onOpen}
        empty={
          <StatePanel
            icon={<IconFiles size={34} stroke={1.4} aria-hidden />}
            title={t("state:empty.title")}
            text={t("empty")}
            action={addButton}
          />
        }
        savedViews={
          <ListTabs
            label={t("field.share")}
            tabs={DOCUMENT_SHARES.map((id) => ({
              id,
              label: t(`share.${id}`),
              count: counts && formatNumber(counts[id], language),
            }))}
            open={openShareOf(state.filter)}
            onOpen={(id) => state.setFilter("share", id === "all" ? "" : id)}
          />
        }
        filters={
          <>
            <ListStateSearch label={t("search")} state={state} />
            <DocumentFilters
              state={state}
              client={client}
              quotationNumber={answer.data?.content[0]?.quotation?.number}
            />
          </>
        }
        exportButton={
          <ListExport name="documents" download={async (format) => downloadDocuments(query, format)} />
        }
        texts={useTableTexts()}
      />
      {area.input}
      <OpenedParts open={open} client={client} onClose={close} />
    </div>
  );
}

interface OpenedPartsProps {
  readonly open: OpenParts;
  readonly client: ReturnType<typeof useFilterClient>;
  readonly onClose: () => void;
}

function OpenedParts({ open: { dropped, opened, leaving }, client, onClose }: OpenedPartsProps) {
  return (
    <>
      {dropped === undefined ? null : <UploadDialog dropped={dropped} client={client} onClose={onClose} />}
      {opened === undefined ? null : <DocumentDrawer id={opened.id} onClose={onClose} />}
      {leaving === undefined ? null : (
        <RecordDeleteDialog
          area="document"
          record={leaving}
          name={leaving.title}
          remove={discardDocument}
          reads={DOCUMENT_READS}
          onClose={onClose}
        />
      )}
    </>
  );
}
