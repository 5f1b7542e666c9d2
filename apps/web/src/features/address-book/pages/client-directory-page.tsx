import { searchClientDirectory } from "@kilolane/contract";
import { Anchor, Card, Stack, Text, TextInput } from "@mantine/core";
import { IconAddressBook } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { qPage } from "../../../lib/api/query.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import classes from "./client-directory.module.css";

const LONGEST = 80;

/** What a forwarder's client is entered as, found by the beginnings of words. */
export default function ClientDirectoryPage() {
  const { t } = useTranslation(["address-book", "client", "state"]);
  const [search, setSearch] = useQueryState("search", parseAsString.withDefault(""));
  const words = search.trim().slice(0, LONGEST);
  const { data, isError } = useQuery({
    ...qPage(searchClientDirectory, { body: { search: words } }),
    enabled: words !== "",
  });
  const title = t("client:directory.title");
  usePageTitle(title);
  return (
    <div className={classes["page"]}>
      <PageHeader title={title} lead={t("client:directory.lead")} />
      <TextInput
        type="search"
        size="md"
        label={t("client:directory.search")}
        maxLength={LONGEST}
        value={search}
        onChange={(event) => void setSearch(event.currentTarget.value)}
      />
      {isError ? <Text role="alert">{t("client:directory.failed")}</Text> : null}
      {words !== "" && data === undefined && !isError ? <LoadingPanel lines={4} /> : null}
      {words === "" || data?.length === 0 ? (
        <StatePanel
          icon={<IconAddressBook size={34} stroke={1.4} aria-hidden />}
          title={words === "" ? t("client:directory.startTitle") : t("client:directory.noneTitle")}
          text={words === "" ? t("client:directory.startText") : t("client:directory.noneText")}
        />
      ) : (
        <ul className={classes["list"]} aria-label={title}>
          {data?.map((entry) => (
            <Card component="li" key={entry.id} withBorder>
              <Stack gap={2}>
                <Text fw={600}>
                  <bdi>{entry.companyName || entry.name}</bdi>
                </Text>
                {entry.companyName === "" ? null : <bdi>{entry.name}</bdi>}
                <bdi>{[entry.zip, entry.city, entry.country].filter((part) => part !== "").join(" ")}</bdi>
                {entry.phone === "" ? null : (
                  <Anchor href={`tel:${entry.phone.replace(/[^+\d]/g, "")}`}>
                    <bdi dir="ltr">{entry.phone}</bdi>
                  </Anchor>
                )}
                {entry.email === "" ? null : (
                  <Anchor href={`mailto:${entry.email}`}>
                    <bdi dir="ltr">{entry.email}</bdi>
                  </Anchor>
                )}
              </Stack>
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}
