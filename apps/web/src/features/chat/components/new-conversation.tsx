import { type ChatPartner, openChatRoom } from "@kilolane/contract";
import { Modal, TextInput, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useSave } from "../../../lib/api/use-save.ts";
import { partnersQuery } from "../queries.ts";
import classes from "./rooms.module.css";

interface NewConversationProps {
  /** for the desk: it chooses a client; a client or shipper chooses a forwarder */
  readonly isDesk: boolean;
  readonly onOpened: (roomId: string) => void;
  readonly onClose: () => void;
}

/** Chooses whom to write to. */
export default function NewConversation({ isDesk, onOpened, onClose }: NewConversationProps) {
  const { t } = useTranslation(["chat", "state"]);
  const [search, setSearch] = useState("");
  const { data } = useQuery(partnersQuery(search));
  const open = useSave(openChatRoom, { onSaved: (room) => onOpened(room.roomId) });
  const choose = ({ companyId, clientId }: ChatPartner) =>
    open.mutate({ body: isDesk ? { clientId } : { companyId } });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("new.title")}
      closeButtonProps={{ "aria-label": t("state:close") }}
    >
      <TextInput
        data-autofocus
        aria-label={t("new.search")}
        placeholder={t("new.search")}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {data?.length === 0 ? <p className={classes["quiet"]}>{t("new.none")}</p> : null}
      <ul className={classes["picks"]} aria-label={t("new.to")}>
        {(data ?? []).map((partner) => (
          <li key={`${partner.companyId} ${partner.clientId}`}>
            <UnstyledButton
              className={classes["pick"] ?? ""}
              disabled={open.isPending}
              onClick={() => choose(partner)}
            >
              <PartnerWords partner={partner} isDesk={isDesk} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function PartnerWords({ partner, isDesk }: { readonly partner: ChatPartner; readonly isDesk: boolean }) {
  if (!isDesk) return <bdi className={classes["who"]}>{partner.companyName}</bdi>;
  const { name, company, email } = partner;
  return (
    <>
      <bdi className={classes["who"]}>{company === "" ? name : `${company} · ${name}`}</bdi>
      <bdi className={classes["quiet"]}>{email}</bdi>
    </>
  );
}
