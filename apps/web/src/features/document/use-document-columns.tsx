import type { DocumentRecord } from "@kilolane/contract";
import { Anchor } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { formatBytes } from "../../lib/format/bytes.ts";
import { dayOf, formatDate } from "../../lib/format/dates.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { forwarderHref } from "../../lib/paths/href.ts";
import { useDesk } from "../../lib/session/use-desk.ts";
import { actionsColumn } from "../../ui/data-table/actions-column.tsx";
import type { DataTableColumn } from "../../ui/data-table/table-types.ts";
import { RowActions, RowButton } from "../../ui/row-actions.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TwoLines } from "../../ui/two-lines.tsx";

interface RowTools {
  readonly onDownload: (document: DocumentRecord) => void;
  readonly onOpen: (document: DocumentRecord) => void;
  readonly onDelete: (document: DocumentRecord) => void;
}

/** The columns of the documents; their ids are the names the server sorts by. */
export function useDocumentColumns(tools: RowTools): readonly DataTableColumn<DocumentRecord>[] {
  const { onDownload, onOpen, onDelete } = tools;
  const { t } = useTranslation("document");
  const language = useLanguage();
  const desk = useDesk();
  return useMemo(
    (): readonly DataTableColumn<DocumentRecord>[] => [
      {
        id: "title",
        header: t("field.title"),
        sortable: true,
        required: true,
        cell: (row) => (
          <TwoLines first={row.title} second={`${t(`kind.${row.kind}`)} · ${row.current.fileName}`} />
        ),
      },
      { id: "kind", header: t("field.kind"), hiddenAtFirst: true, cell: (row) => t(`kind.${row.kind}`) },
      {
        id: "client",
        header: t("field.client"),
        sortable: true,
        cell: (row) =>
          row.inquirer === null ? (
            t("nobody")
          ) : (
            <TwoLines first={row.inquirer.companyName} second={row.inquirer.name} />
          ),
      },
      {
        id: "quotation",
        header: t("field.quotation"),
        width: "136px",
        sortable: true,
        cell: ({ quotation }) =>
          quotation === null ? (
            "–"
          ) : (
            <Anchor
              component={Link}
              size="sm"
              to={forwarderHref(desk, "quotation/details/:id", { id: quotation.id })}
            >
              <bdi dir="ltr">{quotation.number}</bdi>
            </Anchor>
          ),
      },
      {
        id: "share",
        header: t("field.share"),
        cell: (row) => (
          <StatusBadge
            tone={row.isShared ? "sent" : "draft"}
            label={t(row.isShared ? "share.shared" : "share.internal")}
          />
        ),
      },
      {
        id: "number",
        header: t("field.number"),
        align: "end",
        hiddenAtFirst: true,
        cell: (row) => String(row.current.number),
      },
      {
        id: "size",
        header: t("field.size"),
        align: "end",
        hiddenAtFirst: true,
        sortable: true,
        cell: (row) => formatBytes(row.current.sizeBytes, language),
      },
      {
        id: "updatedAt",
        header: t("field.updatedAt"),
        sortable: true,
        cell: (row) => (
          <TwoLines first={formatDate(dayOf(row.updatedAt), language)} second={row.current.createdBy} />
        ),
      },
      actionsColumn((row) => (
        <RowActions>
          <RowButton label={t("action.download")} subject={row.title} onClick={() => onDownload(row)} />
          <RowButton label={t("action.open")} subject={row.title} onClick={() => onOpen(row)} />
          <RowButton
            label={t("action.delete")}
            subject={row.title}
            tone="danger"
            onClick={() => onDelete(row)}
          />
        </RowActions>
      )),
    ],
    [desk, language, onDelete, onDownload, onOpen, t],
  );
}
