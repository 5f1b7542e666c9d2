import { IconSchool } from "@tabler/icons-react";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { useTableTexts } from "../../../lib/lists/use-table-texts.ts";
import { ListSearch } from "../../../ui/list-tools/list-search.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { Guide } from "../components/guide.tsx";
import classes from "../components/guide.module.css";
import { tutorialsQuery } from "../queries.ts";
import { findGuides } from "../tutorial-text.ts";

/** The guides of the reader's role: the first open, the others by their titles; a search opens what it finds. */
export default function TutorialPage() {
  const { t } = useTranslation("tutorial");
  const title = t("title");
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} lead={t("lead")} />
      <Guides />
    </>
  );
}

function Guides() {
  const { t } = useTranslation(["tutorial", "state"]);
  const { clearSearch } = useTableTexts();
  const [search, setSearch] = useQueryState("search", parseAsString.withDefault(""));
  const { data, isError, refetch } = useQuery(tutorialsQuery(useLanguage()));
  if (isError) {
    return (
      <StatePanel
        role="alert"
        title={t("state:failed.title")}
        action={<Button onClick={() => void refetch()}>{t("state:retry")}</Button>}
      />
    );
  }
  if (data === undefined) return <LoadingPanel />;
  if (data.length === 0) {
    return (
      <StatePanel
        icon={<IconSchool size={34} stroke={1.4} aria-hidden />}
        title={t("empty.title")}
        text={t("empty.text")}
      />
    );
  }
  const found = findGuides(data, search);
  const isSearched = search.trim() !== "";
  return (
    <>
      <div className={classes["search"]}>
        <ListSearch
          label={t("search")}
          clearLabel={clearSearch}
          search={search}
          onSearch={(typed) => void setSearch(typed === "" ? null : typed)}
        />
        <output className="kl-visually-hidden">
          {isSearched ? t("found", { count: found.length }) : null}
        </output>
      </div>
      {found.length === 0 ? <StatePanel title={t("noMatch.title")} text={t("noMatch.text")} /> : null}
      <ul className={classes["guides"]}>
        {found.map((guide, index) => (
          <li key={`${guide.id}-${isSearched}`}>
            <Guide guide={guide} isOpen={isSearched || index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}
