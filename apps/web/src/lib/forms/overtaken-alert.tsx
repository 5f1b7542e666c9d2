import { Alert, Button, Group } from "@mantine/core";
import { useTranslation } from "../i18n/use-translation.ts";

export interface OvertakenAlertProps<Field extends string> {
  /** undefined: nobody else stored the record */
  readonly overtaken:
    | {
        readonly changes: readonly { readonly field: Field; readonly value: unknown }[];
        readonly keepMine: () => void;
        readonly takeTheirs: () => void;
      }
    | undefined;
  readonly labelOf: (field: Field) => string;
  /** what a field says, where its value is an id or a code; undefined: the value itself is shown */
  readonly textOf?: (field: Field, value: unknown) => string | undefined;
}

/** Somebody else stored the record meanwhile: what they wrote, and whose state goes on. Nothing typed is lost before. */
export function OvertakenAlert<Field extends string>(props: OvertakenAlertProps<Field>) {
  const { t } = useTranslation("state");
  const { overtaken, labelOf, textOf } = props;
  if (overtaken === undefined) return null;
  const say = (value: unknown) => {
    if (typeof value === "boolean") return t(value ? "changed.yes" : "changed.no");
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  return (
    <Alert color="amber" title={t("changed.title")} role="alert">
      {t("changed.text")}
      <ul dir="auto">
        {overtaken.changes.map(({ field, value }) => (
          <li key={field}>
            {`${labelOf(field)}: `}
            <bdi>{(textOf?.(field, value) ?? say(value)) || "–"}</bdi>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button size="xs" onClick={overtaken.keepMine}>
          {t("changed.keepMine")}
        </Button>
        <Button size="xs" variant="default" onClick={overtaken.takeTheirs}>
          {t("changed.takeTheirs")}
        </Button>
      </Group>
    </Alert>
  );
}
