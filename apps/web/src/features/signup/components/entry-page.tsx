import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { SignUpSteps, type SignUpStep } from "./sign-up-steps.tsx";

interface EntryPageProps {
  readonly title: string;
  readonly lead?: string;
  /** which step of the sign-up this is; none for what is no sign-up */
  readonly step?: SignUpStep;
  /** two columns need a wider card */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** What every public page of the sign-up has: its title, the steps, one sentence, and what is to be done. */
export function EntryPage({ title, lead, step, isWide = false, children }: EntryPageProps) {
  usePageTitle(title);
  return (
    <Stack gap="md" data-wide={isWide ? "" : undefined}>
      {step ? <SignUpSteps step={step} /> : null}
      <Title order={1}>
        <bdi>{title}</bdi>
      </Title>
      {lead ? (
        <Text c="dimmed" mt={-8}>
          {lead}
        </Text>
      ) : null}
      {children}
    </Stack>
  );
}
