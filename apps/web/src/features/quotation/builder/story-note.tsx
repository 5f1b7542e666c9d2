import { Text } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import classes from "./story-note.module.css";

/** Says what a story of the demo world shows; the part of the screen that shows it is marked. */
export default function StoryNote({ id }: { readonly id: string }) {
  const { t } = useTranslation("demo");
  const text = useCodeText("demo");
  return (
    <Text component="p" size="sm" className={classes.note} data-testid="story-note">
      <strong>{t("lookAt")}</strong> {text(`stories.${id}`, "text")}
    </Text>
  );
}
