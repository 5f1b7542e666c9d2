import { Button, Stack, Text, Title } from "@mantine/core";
import { Component, type ReactNode, useState } from "react";
import { useTranslation } from "../../lib/i18n/use-translation.ts";
import { mayBeLostPart } from "../../lib/offline/lost-part.ts";
import { LostPart } from "./lost-part-page.tsx";

/** What is shown of a failure: a part that did not come is waited for, anything else has its own words. */
export function RouteCrash() {
  const [isLost] = useState(mayBeLostPart);
  return isLost ? (
    <LostPart>
      <CrashWords />
    </LostPart>
  ) : (
    <CrashWords />
  );
}

/** The fixed texts of a render failure (quotation-core.md §8), with a way out. */
function CrashWords() {
  const { t } = useTranslation("shell");
  return (
    <Stack align="flex-start" gap="sm" p="xl" maw={560} mx="auto" mt="10vh" role="alert">
      <Title order={1}>{t("crash.title")}</Title>
      <Text>{t("crash.text")}</Text>
      <Text c="dimmed">{t("crash.advice")}</Text>
      <Button mt="sm" onClick={() => window.location.reload()}>
        {t("crash.refresh")}
      </Button>
    </Stack>
  );
}

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

/** Catches a failure while rendering outside of any route. */
export class CrashBoundary extends Component<CrashBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <RouteCrash /> : this.props.children;
  }
}
