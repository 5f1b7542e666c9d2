import type { Payment } from "@kilolane/contract";
import { isOpenPayment } from "@kilolane/domain";
import { Button } from "@mantine/core";
import { IconReceipt } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { ListExport } from "../../../lib/lists/list-export.tsx";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { usePush } from "../../../lib/push/use-push.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { usePaymentColumns } from "../components/payment-columns.tsx";
import { downloadPayments, fetchPaper, giveUp, PAYMENT_READS, paymentsQuery } from "../queries.ts";

const ProfileDialog = lazyPart(async () => import("../components/profile-dialog.tsx"));

/** What the company has paid, with its invoices and receipts. */
export default function TransactionPage() {
  const { t } = useTranslation("payment");
  const title = t("title");
  usePageTitle(title);
  const [isEditing, setEditing] = useState(false);
  const state = useListState();
  const { page, size } = state;
  const query = { page, size };
  const answer = useQuery(paymentsQuery(query));
  const queries = useQueryClient();
  usePush("payment", () => void invalidate(queries, PAYMENT_READS));
  return (
    <>
      <PageHeader
        title={title}
        lead={t("lead")}
        actions={
          <Button variant="default" onClick={() => setEditing(true)}>
            {t("profile.title")}
          </Button>
        }
      />
      <RecordList
        {...listProps(state, answer)}
        label={title}
        storageKey="payments"
        columns={useOwnColumns()}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconReceipt size={34} stroke={1.4} aria-hidden />}
            title={t("empty")}
            text={t("emptyText")}
          />
        }
        exportButton={
          <ListExport name="payments" download={async (format) => downloadPayments(query, format)} />
        }
        texts={useTableTexts()}
      />
      {isEditing ? <ProfileDialog onClose={() => setEditing(false)} /> : null}
    </>
  );
}

function useOwnColumns(): readonly DataTableColumn<Payment>[] {
  const { t } = useTranslation("payment");
  const columns = usePaymentColumns<Payment>(fetchPaper);
  const { mutate } = useSaveWith(giveUp, { invalidates: PAYMENT_READS, done: t("toast.cancelled") });
  return useMemo(
    () => [
      ...columns,
      {
        id: "actions",
        header: "",
        cell: (row: Payment) =>
          isOpenPayment(row.state) ? (
            <RowActions>
              <RowButton
                label={t("action.giveUp")}
                subject={t(`purpose.${row.purpose}`)}
                onClick={() => mutate(row.id)}
              />
            </RowActions>
          ) : null,
      },
    ],
    [columns, mutate, t],
  );
}
