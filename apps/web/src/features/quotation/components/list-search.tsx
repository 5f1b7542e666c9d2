import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import classes from "./quotation-list.module.css";

const TYPING_PAUSE_MS = 250;

/** Search by number, inquirer or airport while typing; the address follows when the typing rests. */
export function ListSearch({ state }: { readonly state: ListState }) {
  const { t } = useTranslation("quotation");
  const [typed, setTyped] = useState(state.search);
  const [known, setKnown] = useState(state.search);
  // Back button, a saved view or 'clear' changed it elsewhere: the field follows.
  if (known !== state.search) {
    setKnown(state.search);
    setTyped(state.search);
  }
  const search = useEffectEvent((text: string) => {
    if (text !== state.search) {
      setKnown(text);
      state.setSearch(text);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <TextInput
      className={classes.search ?? ""}
      size="xs"
      type="search"
      aria-label={t("list.search")}
      placeholder={t("list.search")}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden />}
      rightSection={
        typed === "" ? null : (
          <CloseButton size="sm" aria-label={t("list.clearFilter")} onClick={() => setTyped("")} />
        )
      }
      value={typed}
      maxLength={120}
      data-testid="list-search"
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") search(typed);
        if (event.key === "Escape") setTyped("");
      }}
    />
  );
}
