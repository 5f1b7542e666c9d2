import { Alert, Button, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { invalidate } from "../../../lib/api/query.ts";
import { useSaveWith } from "../../../lib/api/use-save.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { formatInstant } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { useGridTexts } from "../../../lib/lists/use-grid-texts.ts";
import type { GridColumn, GridMark, GridRow } from "../../../ui/grid/grid-types.ts";
import { Grid } from "../../../ui/grid/grid.tsx";
import { RATE_READS } from "../queries.ts";
import type { StoredList, TypedList } from "../use-typed-lists.ts";
import cards from "../../../ui/card.module.css";
import classes from "./rate-editor.module.css";

interface TemplateEditorProps {
  readonly title: string;
  readonly columns: readonly GridColumn[];
  /** the list as it is stored now */
  readonly stored: StoredList;
  /** what is typed over it; undefined: nothing */
  readonly typed: TypedList | undefined;
  readonly type: (list: TypedList) => void;
  /** lets go of what is typed, unless it is no longer these rows */
  readonly forget: (rows: readonly GridRow[]) => void;
  /** shown instead of the list when another screen is the one for it; what was typed before that goes first */
  readonly elsewhere?: ReactNode;
  readonly newRow: () => GridRow;
  readonly mostRows: number;
  /** few columns: a wide screen would pull them apart */
  readonly isNarrow?: boolean;
  /** who stored it last; null: it is the product's own list */
  readonly stamp: { readonly updatedAt: string | null; readonly updatedBy: string | null };
  /** @param version the one that the rows were typed over */
  readonly onStore: (rows: readonly GridRow[], version: number) => Promise<unknown>;
  /** place of a refusal in the grid: `0.lowerRange` */
  readonly placeOf: (field: string) => string;
}

/** A list that new rates start from, typed in the grid and stored as a whole. */
export function TemplateEditor(props: TemplateEditorProps) {
  const { t } = useTranslation("rate");
  const language = useLanguage();
  const { texts, figures } = useGridTexts();
  const { stored, stamp, placeOf } = props;
  // The product's own list becomes the airline's by being saved, also as it is.
  const isOurs = stamp.updatedAt !== null;
  const queries = useQueryClient();
  const isTyped = props.typed !== undefined;
  const { version, rows } = props.typed ?? stored;
  const store = useSaveWith(async (sent: readonly GridRow[]) => props.onStore(sent, version), {
    done: t("toast.templateStored"),
    // What is stored is shown once it is here; until then the rows that were sent.
    onSaved: async (_, sent) => {
      await invalidate(queries, RATE_READS);
      props.forget(sent);
    },
    // it is said in its place; somebody else may have stored the list meanwhile
    onRefused: async () => invalidate(queries, RATE_READS),
  });
  const refusal = store.refusal?.code === "version-conflict" ? undefined : store.refusal;
  // while it is stored, the newer version is one's own
  const isOvertaken = stored.version !== version && !store.isPending;
  const overtaken = isOvertaken
    ? {
        changes: [{ field: "by", value: stamp.updatedBy ?? "–" }] as const,
        keepMine: () => props.type({ version: stored.version, rows }),
        takeTheirs: () => props.forget(rows),
      }
    : undefined;
  const marks = useMemo(
    () =>
      new Map(
        (refusal?.fields ?? []).map(({ field, message }): [string, GridMark] => [
          placeOf(field),
          { severity: "error", text: message },
        ]),
      ),
    [placeOf, refusal],
  );
  const markOf = useCallback((row: number, column: string) => marks.get(`${row}.${column}`), [marks]);
  if (props.elsewhere !== undefined && !isTyped) return props.elsewhere;
  return (
    <section
      className={`${cards["snugCard"] ?? ""} ${props.isNarrow === true ? (classes["narrow"] ?? "") : ""}`}
      aria-labelledby="template-title"
    >
      <div className={classes["head"]}>
        <Title order={2} size="h4" id="template-title">
          {props.title}
        </Title>
        <p className={classes["quiet"]}>
          {stamp.updatedAt === null
            ? t("template.standard")
            : t("template.stored", {
                who: stamp.updatedBy ?? "–",
                when: formatInstant(stamp.updatedAt, language),
              })}
          {rows.length === 0 ? ` ${t("template.empty")}` : null}
        </p>
      </div>
      <OvertakenAlert overtaken={overtaken} labelOf={() => t("template.changedBy")} />
      {refusal === undefined ? null : (
        <Alert color="red" role="alert" title={refusal.title}>
          {[refusal.detail, ...refusal.fields.map(({ message }) => message)].join(" ")}
        </Alert>
      )}
      <Grid
        label={props.title}
        texts={texts}
        figures={figures}
        columns={props.columns}
        rows={rows}
        newRow={props.newRow}
        fewestRows={1}
        mostRows={props.mostRows}
        markOf={markOf}
        onChange={(next) => props.type({ version, rows: next })}
      />
      <div className={classes["head"]}>
        <span />
        <Button
          loading={store.isPending}
          disabled={(isOurs && !isTyped) || isOvertaken}
          onClick={() => store.mutate(rows)}
        >
          {t("action.save")}
        </Button>
      </div>
    </section>
  );
}
