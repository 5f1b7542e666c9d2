import { type FloorApprovalRow, listFloorApprovals } from "@kilolane/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useNews } from "../../../lib/push/use-news.ts";
import { floorQuestionsQuery } from "../queries.ts";

const NONE: readonly FloorApprovalRow[] = [];
const READS = [listFloorApprovals];

/** What was asked of the admins about a request; it is followed once a question was asked here, or an earlier one was found. */
function useFloorQuestions(requestId: string | undefined): readonly FloorApprovalRow[] {
  const { data } = useQuery({
    ...floorQuestionsQuery(requestId ?? ""),
    enabled: ({ state }) => state.data !== undefined,
  });
  return data?.content ?? NONE;
}

/** The question that counts for an option: the open one, else the newest. Those of saved quotations are not it. */
export function useFloorQuestion(
  option: { readonly requestId: string; readonly quoteId: string } | undefined,
): FloorApprovalRow | undefined {
  return useFloorQuestions(option?.requestId).find(
    ({ quoteId, quotationId }) => quoteId === option?.quoteId && quotationId === null,
  );
}

/** Tells of each question of the request that an admin has answered while the screen is open. */
export function useFloorAnswers(
  requestId: string | undefined,
  onAnswered: (question: FloorApprovalRow) => void,
): void {
  useNews(READS);
  const questions = useFloorQuestions(requestId);
  const open = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(onAnswered);
  useEffect(() => {
    const waited = open.current;
    open.current = new Set(questions.filter(({ status }) => status === "open").map(({ id }) => id));
    for (const question of questions)
      if (waited.has(question.id) && (question.status === "approved" || question.status === "declined"))
        tell(question);
  }, [questions]);
}
