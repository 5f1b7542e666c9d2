import type { ListFile } from "@kilolane/contract";
import { Button, Group } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import type { ReadEndpoints } from "../../../lib/api/query.ts";
import { NamedPageHeader } from "../../../lib/i18n/named-page-header.tsx";
import { ListImportButton } from "../../../lib/lists/list-import-button.tsx";
import type { ListFileQuery } from "../../../lib/lists/list-import-dialog.tsx";

interface ReferencePageProps {
  readonly list: "unNumbers" | "packages";
  readonly fieldName: (field: string) => string;
  readonly send: (file: File, query: ListFileQuery) => Promise<ListFile>;
  readonly reads: ReadEndpoints;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** The screen of one of the lists: its title, what adds a row or imports a file, and the list itself. */
export function ReferencePage({ list, fieldName, send, reads, onAdd, children }: ReferencePageProps) {
  const { t } = useTranslation("reference");
  return (
    <>
      <NamedPageHeader title={t(`${list}.title`)} lead={t(`${list}.lead`)}>
        <Group gap="xs">
          <ListImportButton
            label={t("action.import")}
            title={t(`${list}.importTitle`)}
            lead={t("importLead")}
            fieldName={fieldName}
            send={send}
            reads={reads}
          />
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            {t(`${list}.add`)}
          </Button>
        </Group>
      </NamedPageHeader>
      {children}
    </>
  );
}
