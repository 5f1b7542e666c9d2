import type { ReactNode } from "react";
import { PageHeader } from "../../ui/page-header.tsx";
import { usePageTitle } from "./use-page-title.ts";

interface NamedPageHeaderProps {
  readonly title: string;
  readonly lead: string;
  /** the screen's actions, the main one last */
  readonly children: ReactNode;
}

/** Head of a screen whose title also names the browser's tab. */
export function NamedPageHeader({ title, lead, children }: NamedPageHeaderProps) {
  usePageTitle(title);
  return <PageHeader title={title} lead={lead} actions={children} />;
}
