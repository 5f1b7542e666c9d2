import type { KeyFilter } from "@kilolane/contract";
import { Button } from "@mantine/core";
import { IconKey, IconMailForward, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { type ReactNode } from "react";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import type { KeyDesk } from "../key-desk.ts";
import { seatsQuery } from "../queries.ts";
import { useKeyActs } from "../use-key-acts.ts";
import { KeyList } from "./key-list.tsx";
import { SeatOverview } from "./seat-overview.tsx";

const KeyDialogs = lazyPart(async () => import("./key-dialogs.tsx"));
const KeyDrawer = lazyPart(async () => import("./key-drawer.tsx"));

interface KeyScreenProps {
  readonly title: string;
  readonly lead: string;
  readonly desk: KeyDesk;
  readonly state: ListState;
  /** the tab when the address names none */
  readonly standard: KeyFilter;
  /** leads to another screen for tabs that have one of their own; undefined: the tab opens here */
  readonly onTab?: (tab: KeyFilter) => boolean;
  /** controls beside the search */
  readonly filters?: ReactNode;
  /** further actions beside the seats */
  readonly canEditSeats?: boolean;
}

/** A screen of keys: seats, list, details in a drawer, and what can be done with them in dialogs. */
export function KeyScreen(props: KeyScreenProps) {
  const { desk } = props;
  const { t } = useTranslation("key");
  const acts = useKeyActs(desk);
  const [opened, setOpened] = useQueryState("open", parseAsString);
  const { data: seats } = useQuery(seatsQuery(desk));
  usePageTitle(props.title);
  return (
    <>
      <PageHeader title={props.title} lead={props.lead} actions={<HeaderActions acts={acts} />} />
      {seats === undefined ? null : (
        <SeatOverview
          seats={seats}
          actions={
            props.canEditSeats === true ? (
              <Button size="xs" variant="subtle" onClick={() => acts.setIntent({ kind: "seats" })}>
                {t("seats.edit")}
              </Button>
            ) : undefined
          }
        />
      )}
      <KeyList
        {...props}
        acts={acts}
        empty={<Empty acts={acts} />}
        onDetails={({ id }) => void setOpened(id)}
      />
      <>
        {opened === null ? null : <KeyDrawer id={opened} acts={acts} onClose={() => void setOpened(null)} />}
        {acts.intent === null ? null : <KeyDialogs acts={acts} intent={acts.intent} />}
      </>
    </>
  );
}

type Acts = ReturnType<typeof useKeyActs>;

function HeaderActions({ acts }: { readonly acts: Acts }) {
  const { t } = useTranslation("key");
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailForward size={18} stroke={1.6} aria-hidden />}
        onClick={() => acts.setIntent({ kind: "assign-list" })}
      >
        {t("action.assignList")}
      </Button>
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => acts.setIntent({ kind: "generate" })}
      >
        {t("action.generate")}
      </Button>
    </>
  );
}

function Empty({ acts }: { readonly acts: Acts }) {
  const { t } = useTranslation("key");
  return (
    <StatePanel
      icon={<IconKey size={34} stroke={1.4} aria-hidden />}
      title={t("list.emptyTitle")}
      text={t("list.emptyText")}
      action={<Button onClick={() => acts.setIntent({ kind: "generate" })}>{t("action.generate")}</Button>}
    />
  );
}
