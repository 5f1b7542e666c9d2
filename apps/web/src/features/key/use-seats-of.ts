import type { KeyCompany, KeySeats } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { KeyDesk } from "./key-desk.ts";
import { seatsQuery } from "./queries.ts";

/**
 * The company that a dialog works for and its seats: the desk's own, or one that the operator chooses there.
 * `companyId` is empty for the own company, undefined until one is chosen.
 */
export function useSeatsOf(desk: KeyDesk) {
  const [chosen, setChosen] = useState<KeyCompany | null>(null);
  const choosesIn = desk.kind === "operator" && desk.companyId === undefined ? desk.companyKind : undefined;
  const { data } = useQuery(seatsQuery(desk));
  const seats: readonly KeySeats[] = choosesIn === undefined ? (data ?? []) : (chosen?.seats ?? []);
  const known = desk.kind === "own" ? "" : desk.companyId;
  return { seats, chosen, setChosen, choosesIn, companyId: known ?? chosen?.companyId };
}
