import { Loader } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../../lib/api/api-error.ts";
import { saveBlob } from "../../../lib/files/save-blob.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { Dropdown } from "../../../ui/dropdown/dropdown.tsx";
import { MenuItem } from "../../../ui/dropdown/menu-item.tsx";
import { showToast } from "../../../ui/toast/show-toast.ts";
import { toListFilter } from "../list-filter.ts";
import { downloadQuotations } from "../list-queries.ts";
import classes from "./quotation-list.module.css";

const FORMATS = ["csv", "xlsx"] as const;

/** The whole filtered list as a file; says that it is being made, and when it is there. */
export function ExportMenu({ state }: { readonly state: ListState }) {
  const { t } = useTranslation("quotation");
  const fetchFile = useMutation({
    mutationFn: async (format: (typeof FORMATS)[number]) => downloadQuotations(toListFilter(state), format),
    onSuccess: ({ blob, fileName }, format) => {
      const file = fileName ?? `quotations.${format}`;
      saveBlob(blob, file);
      showToast({ tone: "success", text: t("list.exported", { file }) });
    },
    onError: (error) => {
      if (error instanceof ApiError) showToast({ tone: "error", title: error.title, text: error.detail });
    },
  });
  const { isPending, variables } = fetchFile;
  return (
    <Dropdown
      kind="menu"
      width={200}
      triggerClassName={classes.tool}
      panelLabel={t("list.export")}
      trigger={
        isPending ? (
          <output className={classes.busy}>
            <Loader size={14} />
            {t("list.exporting", { format: variables.toUpperCase() })}
          </output>
        ) : (
          <>
            <IconDownload size={16} stroke={1.6} aria-hidden />
            {t("list.export")}
          </>
        )
      }
    >
      {(close) =>
        FORMATS.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              close();
              if (!isPending) fetchFile.mutate(format);
            }}
          >
            {t(`list.${format}`)}
          </MenuItem>
        ))
      }
    </Dropdown>
  );
}
