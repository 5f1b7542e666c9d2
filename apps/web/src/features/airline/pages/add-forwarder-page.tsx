import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { saidInPlace, useSaveWith } from "../../../lib/api/use-save.ts";
import { RefusalAlert } from "../../../lib/forms/refusal-alert.tsx";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { href } from "../../../lib/paths/href.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SearchPicker } from "../../../lib/search/search-picker.tsx";
import { isAnswered, useSearchText } from "../../../ui/search-field/use-search-text.ts";
import { addableForwardersQuery, addForwarder, AIRLINE_READS } from "../queries.ts";
import classes from "./airline-form.module.css";

/** Finds a forwarder company by name and puts it on the airline's list. */
export default function AddForwarderPage() {
  const { t } = useTranslation("rate");
  const navigate = useNavigate();
  const search = useSearchText();
  const answer = useQuery(addableForwardersQuery(search.term));
  const [chosen, setChosen] = useState("");
  const title = t("forwarder.addTitle");
  usePageTitle(title);
  const add = useSaveWith(addForwarder, {
    invalidates: AIRLINE_READS,
    done: t("toast.forwarderAdded"),
    onSaved: () => navigate(href("/airline/admin/freight-forwarder/list/view")),
    onRefused: saidInPlace,
  });
  const found = search.term === "" ? [] : (answer.data?.content ?? []);
  return (
    <>
      <PageHeader title={title} lead={t("forwarder.addLead")} />
      <div className={classes["card"]}>
        <RefusalAlert refusal={add.refusal} />
        <SearchPicker
          label={t("forwarder.search")}
          search={search}
          shown={chosen}
          isReady={isAnswered(answer)}
          hits={found.map(({ companyId, companyName, city }) => ({
            id: companyId,
            content: <bdi>{[companyName, city].filter((part) => part !== "").join(" · ")}</bdi>,
          }))}
          emptyText={search.term === "" ? null : t("forwarder.none")}
          onChoose={(companyId) => {
            setChosen(found.find((company) => company.companyId === companyId)?.companyName ?? "");
            add.mutate(companyId);
          }}
          onClear={() => setChosen("")}
        />
      </div>
    </>
  );
}
