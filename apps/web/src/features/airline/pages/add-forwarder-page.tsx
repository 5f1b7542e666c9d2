import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { RefusalAlert } from "../../../lib/forms/refusal-alert.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SearchField } from "../../../ui/search-field/search-field.tsx";
import { addableForwardersQuery, addForwarder, AIRLINE_READS } from "../queries.ts";
import classes from "./airline-form.module.css";

const SEARCH_DELAY_MS = 150;

/** Finds a forwarder company by name and puts it on the airline's list. */
export default function AddForwarderPage() {
  const { t } = useTranslation("rate");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed, SEARCH_DELAY_MS);
  const { data, isFetching } = useQuery(addableForwardersQuery(search));
  const title = t("forwarder.addTitle");
  usePageTitle(title);
  const add = useSaveWith(addForwarder, {
    invalidates: AIRLINE_READS,
    done: t("toast.forwarderAdded"),
    onSaved: () => navigate(href("/airline/admin/freight-forwarder/list/view")),
    onRefused: saidInPlace,
  });
  const found = search.trim() === "" ? [] : (data?.content ?? []);
  return (
    <>
      <PageHeader title={title} lead={t("forwarder.addLead")} />
      <div className={classes["card"]}>
        <RefusalAlert refusal={add.refusal} />
        <SearchField
          label={t("forwarder.search")}
          shown={typed}
          isSearching={typed.trim() !== "" && (isFetching || search !== typed)}
          hits={found.map(({ companyId, companyName, city }) => ({
            id: companyId,
            content: <bdi>{[companyName, city].filter((part) => part !== "").join(" · ")}</bdi>,
          }))}
          emptyText={typed.trim() === "" ? null : t("forwarder.none")}
          onType={setTyped}
          onChoose={(companyId) => add.mutate(companyId)}
        />
      </div>
    </>
  );
}
