import { type Addon, PACKAGE_KEY_TYPES, requestAddon } from "@kilolane/contract";
import { Button, Group, NativeSelect, Paper, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { listProps } from "../../../lib/lists/list-props.ts";
import { useListState } from "../../../lib/lists/use-list-state.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { RecordList } from "../../../ui/data-table/record-list.tsx";
import type { DataTableColumn } from "../../../ui/data-table/table-types.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { useAddonStateColumns } from "../components/use-addon-state-columns.tsx";
import { ADDON_READS, addonsQuery, payHref, removeAddon, subscriptionQuery } from "../queries.ts";

/** More keys: bought at once or asked for, and what came of it. */
export default function AddonPage() {
  const { t } = useTranslation("subscription");
  const title = t("addons.title");
  usePageTitle(title);
  const state = useListState();
  const { page, size } = state;
  const answer = useQuery(addonsQuery({ page, size }));
  return (
    <>
      <PageHeader title={title} lead={t("addons.lead")} />
      <AddonForm />
      <RecordList
        {...listProps(state, answer)}
        label={t("addons.history")}
        storageKey="addons"
        columns={useAddonColumns()}
        rowId={(row) => row.id}
        empty={
          <StatePanel
            icon={<IconKey size={34} stroke={1.4} aria-hidden />}
            title={t("addons.empty")}
            text={t("addons.emptyText")}
          />
        }
        texts={useTableTexts()}
      />
    </>
  );
}

function AddonForm() {
  const { t } = useTranslation("subscription");
  const [keyType, setKeyType] = useState<Addon["keyType"]>("agent");
  const [keyCount, setKeyCount] = useState("1");
  const [note, setNote] = useState("");
  const { data: bought } = useQuery(subscriptionQuery);
  const isRunning = bought !== undefined && ["active", "ending"].includes(bought.state);
  const count = /^\d{1,4}$/.test(keyCount.trim()) ? Number(keyCount) : 0;
  const record = usePlainForm({
    save: async () => callEndpoint(requestAddon, { body: { keyType, keyCount, note } }),
    fields: ["keyCount", "note"],
    invalidates: ADDON_READS,
    done: t("toast.requested"),
    onSaved: () => setNote(""),
  });
  return (
    <Paper withBorder p="lg" mb="lg" maw={820}>
      <RecordForm record={record}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <NativeSelect
            label={t("field.type")}
            value={keyType}
            data={PACKAGE_KEY_TYPES.map((value) => ({ value, label: t(`keyType.${value}`) }))}
            onChange={({ currentTarget: { value } }) =>
              setKeyType(PACKAGE_KEY_TYPES.find((type) => type === value) ?? "agent")
            }
          />
          <TextInput
            label={t("field.count")}
            inputMode="numeric"
            dir="ltr"
            value={keyCount}
            error={record.errorOf("keyCount")}
            onChange={({ currentTarget: { value } }) => setKeyCount(value)}
          />
        </SimpleGrid>
        <Textarea
          mt="md"
          label={t("field.note")}
          autosize
          minRows={2}
          maxLength={500}
          dir="auto"
          value={note}
          onChange={({ currentTarget: { value } }) => setNote(value)}
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" variant="default" loading={record.isPending} disabled={!isRunning}>
            {t("addons.request")}
          </Button>
          <Button
            component="a"
            {...(isRunning && count > 0
              ? { href: payHref({ kind: "addon", keyType, keyCount: count }) }
              : { "data-disabled": true, "aria-disabled": true })}
          >
            {t("addons.buy")}
          </Button>
        </Group>
      </RecordForm>
    </Paper>
  );
}

function useAddonColumns(): readonly DataTableColumn<Addon>[] {
  const { t } = useTranslation("subscription");
  const language = useLanguage();
  const stateColumns = useAddonStateColumns();
  const { mutate } = useSaveWith(removeAddon, { invalidates: ADDON_READS, done: t("toast.withdrawn") });
  return useMemo((): readonly DataTableColumn<Addon>[] => {
    const whatOf = (row: Addon) => t(`keyCount.${row.keyType}`, { count: row.keyCount });
    return [
      { id: "what", header: t("field.keys"), required: true, cell: whatOf },
      ...stateColumns,
      {
        id: "createdAt",
        header: t("field.requestedAt"),
        cell: (row) => <TwoLines first={formatInstant(row.createdAt, language)} second={row.requestedBy} />,
      },
      {
        id: "actions",
        header: "",
        cell: (row) => (
          <RowActions>
            {row.state === "approved" ? (
              <Button
                component="a"
                size="compact-sm"
                href={payHref({ kind: "approved-addon", addonId: row.id })}
              >
                {t("addons.pay")}
              </Button>
            ) : null}
            {row.state === "requested" || row.state === "approved" ? (
              <RowButton label={t("addons.withdraw")} subject={whatOf(row)} onClick={() => mutate(row)} />
            ) : null}
          </RowActions>
        ),
      },
    ];
  }, [language, mutate, stateColumns, t]);
}
