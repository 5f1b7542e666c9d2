import type { QuotationDetail } from "@kilolane/contract";
import { ActionIcon, Menu, Text } from "@mantine/core";
import {
  IconBan,
  IconClipboardText,
  IconCopy,
  IconDots,
  IconEdit,
  IconFileTypePdf,
  IconMail,
  IconRefresh,
  IconThumbDown,
  IconThumbUp,
  type Icon,
} from "@tabler/icons-react";
import { useNavigate } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import type { Decision } from "./detail-queries.ts";
import { useDesk } from "../use-desk.ts";
import type { SavedActions } from "./use-saved-actions.ts";
import { AbilityButton, useAbilityText, type Ability } from "./ability-button.tsx";

export type SavedPanel = "pdf" | "mail" | Decision["status"];

interface SavedActionsBarProps {
  readonly quotation: QuotationDetail;
  readonly actions: SavedActions;
  readonly onOpen: (panel: SavedPanel) => void;
}

const ALWAYS: Ability = { allowed: true, reason: null };

/** What can be done with the quotation; the next sensible step is the filled one. */
export function SavedActionsBar({ quotation, actions, onOpen }: SavedActionsBarProps) {
  const { t } = useTranslation("quotation");
  const navigate = useNavigate();
  const desk = useDesk();
  const { abilities, status, quotation_id: id, type } = quotation;
  const editTail = type === "manual" ? "manual-quotation/edit/:id" : "quotation/edit/:id";
  const isOver = status === "expired" && abilities["reprice"]?.allowed === true;
  const isSent = abilities["accept"]?.allowed === true;

  return (
    <>
      <AbilityButton
        variant="default"
        leftSection={<IconEdit size={18} />}
        ability={abilities["edit"]}
        onClick={() => void navigate(forwarderHref(desk, editTail, { id }))}
      >
        {t("detail.edit")}
      </AbilityButton>
      <AbilityButton
        variant="default"
        leftSection={<IconFileTypePdf size={18} />}
        ability={ALWAYS}
        onClick={() => onOpen("pdf")}
      >
        {t("detail.pdf")}
      </AbilityButton>
      <AbilityButton
        variant={isSent || isOver ? "default" : "filled"}
        leftSection={<IconMail size={18} />}
        ability={abilities["send"]}
        onClick={() => onOpen("mail")}
      >
        {t("detail.mailIt")}
      </AbilityButton>
      {isOver ? (
        <AbilityButton
          leftSection={<IconRefresh size={18} />}
          ability={abilities["reprice"]}
          loading={actions.reprice.isPending}
          onClick={() => actions.reprice.mutate()}
        >
          {t("detail.reprice")}
        </AbilityButton>
      ) : (
        <AbilityButton
          variant={isSent ? "filled" : "default"}
          leftSection={<IconThumbUp size={18} />}
          ability={abilities["accept"]}
          onClick={() => onOpen("accept")}
        >
          {t("detail.accept")}
        </AbilityButton>
      )}
      <MoreActions quotation={quotation} actions={actions} onOpen={onOpen} />
    </>
  );
}

function MoreActions({ quotation, actions, onOpen }: SavedActionsBarProps) {
  const { t } = useTranslation("quotation");
  const { abilities, status, type, quotation_id: id } = quotation;
  return (
    <Menu position="bottom-end" width={280} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="default" size={40} flex="none" aria-label={t("detail.moreActions")}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <AbilityItem
          icon={IconClipboardText}
          ability={ALWAYS}
          label={t("detail.copyText")}
          onClick={actions.copyPrices}
        />
        <AbilityItem
          icon={IconCopy}
          ability={abilities["clone"]}
          label={t("detail.clone")}
          onClick={() => actions.clone.mutate({ id, type })}
        />
        {status === "expired" ? null : (
          <AbilityItem
            icon={IconRefresh}
            ability={abilities["reprice"]}
            label={t("detail.reprice")}
            onClick={() => actions.reprice.mutate()}
          />
        )}
        <Menu.Divider />
        <AbilityItem
          icon={IconThumbDown}
          ability={abilities["reject"]}
          label={t("detail.reject")}
          onClick={() => onOpen("reject")}
        />
        <AbilityItem
          icon={IconBan}
          ability={abilities["cancel"]}
          label={t("detail.cancel")}
          onClick={() => onOpen("cancel")}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

interface AbilityItemProps {
  readonly icon: Icon;
  readonly ability: Ability;
  readonly label: string;
  readonly onClick: () => void;
}

/** A menu entry that says under its name why it is not possible. */
function AbilityItem({ icon: ItemIcon, ability, label, onClick }: AbilityItemProps) {
  const reason = useAbilityText()(ability);
  return (
    <Menu.Item
      leftSection={<ItemIcon size={18} stroke={1.6} aria-hidden />}
      disabled={reason !== undefined}
      onClick={onClick}
    >
      {label}
      {reason === undefined ? null : (
        <Text size="xs" c="dimmed" component="span" display="block">
          {reason}
        </Text>
      )}
    </Menu.Item>
  );
}
