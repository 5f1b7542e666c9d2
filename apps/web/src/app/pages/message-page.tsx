import { Button, Group, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../lib/i18n/use-page-title.ts";

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly code?: string;
  /** Further actions beside the way home. */
  readonly children?: ReactNode;
}

/** A page that says one thing and offers the way home. */
export function MessagePage({ title, text, code, children }: MessagePageProps) {
  const { t } = useTranslation("shell");
  usePageTitle(title);
  return (
    <Stack gap="sm">
      {code ? (
        <Text fw={600} c="dimmed" dir="ltr" ta="start">
          {code}
        </Text>
      ) : null}
      <Title order={1}>{title}</Title>
      <Text c="dimmed">{text}</Text>
      <Group mt="md">
        {children}
        <Button component={Link} to="/" variant={children ? "default" : "filled"}>
          {t("error404.action")}
        </Button>
      </Group>
    </Stack>
  );
}
