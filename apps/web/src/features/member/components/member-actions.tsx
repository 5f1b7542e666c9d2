import { inviteMember, type Person, seatMember } from "@kilolane/contract";
import { may } from "@kilolane/domain";
import { useState } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "../../../lib/lazy/lazy-part.tsx";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { ChatButton } from "../../../lib/chat/chat-button.tsx";
import { StatusButton } from "../../../lib/people/status-button.tsx";
import { RowActions, RowButton } from "../../../ui/row-actions.tsx";
import type { MemberDesk } from "../member-desk.ts";
import { fullName } from "../member-form.ts";
import { MEMBER_READS, updateMemberStatus } from "../queries.ts";

const StatusDialog = lazyPart(async () => import("./status-dialog.tsx"));

interface MemberActionsProps {
  readonly person: Person;
  /** leads to the person's own screen; none on that screen itself */
  readonly desk?: MemberDesk;
}

/** What the server allows to do to a person; the last admin stays, and the button says why. */
export function MemberActions({ person, desk }: MemberActionsProps) {
  const { t } = useTranslation("member");
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = fullName(person);
  const { abilities } = person;
  // The list follows a refusal too: somebody else was quicker.
  const always = { invalidates: MEMBER_READS, onSettled: () => undefined };
  const invite = useSave(inviteMember, { ...always, done: t("toast.invite") });
  const seat = useSave(seatMember, { ...always, done: t("toast.seat", { name }) });
  const params = { id: person.id };
  const isLarge = desk === undefined;
  const intent = person.status === "Suspended" ? "activate" : "suspend";
  return (
    <>
      <RowActions isLarge={isLarge}>
        {isLarge && person.status === "Active" && may(person.role, "isClientOfForwarder") ? (
          <ChatButton wish={{ clientId: person.id }} />
        ) : null}
        {abilities.seat ? (
          <RowButton
            label={t("action.seat")}
            subject={name}
            tone="main"
            isLarge={isLarge}
            onClick={() => seat.mutate({ params })}
          />
        ) : null}
        {abilities.invite && isLarge ? (
          <RowButton
            label={t("action.invite")}
            subject={name}
            isLarge
            onClick={() => invite.mutate({ params })}
          />
        ) : null}
        {abilities.edit && desk ? (
          <RowButton
            label={t("action.edit")}
            subject={name}
            onClick={() => void navigate(desk.editPath(person.id))}
          />
        ) : null}
        <StatusButton
          name={name}
          intent={intent}
          abilities={abilities}
          isLarge={isLarge}
          onAsk={() => setAsking(true)}
        />
      </RowActions>
      {isAsking ? (
        <StatusDialog
          name={name}
          intent={intent}
          kind="member"
          run={async (status) => updateMemberStatus(person.id, status)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
