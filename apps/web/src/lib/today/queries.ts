import { getToday } from "@kilolane/contract";
import { q } from "../api/query.ts";

/** What needs somebody of the desk now. */
export const todayQuery = q(getToday);
