import { NativeSelect, SimpleGrid } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { InquirerPicker } from "../../inquirer/components/inquirer-picker.tsx";
import { inquirerQuery } from "../../inquirer/queries.ts";
import { MemberPicker } from "../../member/components/member-picker.tsx";
import type { RuleFields } from "./rule-fields.ts";

const CLIENT_KINDS = ["any", "inquirer", "account"] as const;
type ClientKind = (typeof CLIENT_KINDS)[number];

/** Whom a rule is for: everybody, somebody who asks for prices, or a client's account. */
export function ClientFields({ fields }: { readonly fields: RuleFields }) {
  const { t } = useTranslation("margin");
  const { form, errorOf, names, setName } = fields;
  const { inquirerId = "", clientUserId = "" } = form.watch();
  const [kind, setKind] = useState<ClientKind>(
    inquirerId === "" ? (clientUserId === "" ? "any" : "account") : "inquirer",
  );
  const inquirer = useQuery(inquirerQuery(inquirerId === "" ? null : inquirerId));
  const choose = (field: "inquirerId" | "clientUserId", id: string, name: string) => {
    const other = field === "inquirerId" ? "clientUserId" : "inquirerId";
    const set = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
    setName("client", name);
    form.setValue(other, "", set);
    form.setValue(field, id, set);
  };
  return (
    <SimpleGrid cols={kind === "any" ? 1 : 2} spacing="xs">
      <NativeSelect
        label={t("field.client")}
        value={kind}
        data={CLIENT_KINDS.map((one) => ({ value: one, label: t(`clientKind.${one}`) }))}
        onChange={({ currentTarget }) => {
          setKind(CLIENT_KINDS.find((one) => one === currentTarget.value) ?? "any");
          choose("inquirerId", "", "");
        }}
      />
      {kind === "inquirer" ? (
        <InquirerPicker
          isKnownOnly
          label={t("condition.client")}
          placeholder={t("choose")}
          value={inquirerId === "" ? null : (inquirer.data ?? null)}
          error={errorOf("inquirerId")}
          onChange={(chosen) => choose("inquirerId", chosen?.id ?? "", chosen?.companyName ?? "")}
        />
      ) : null}
      {kind === "account" ? (
        <MemberPicker
          label={t("field.clientUserId")}
          placeholder={t("choose")}
          emptyText={t("noMember")}
          group="clients"
          value={clientUserId === "" ? null : { id: clientUserId, name: names.client }}
          error={errorOf("clientUserId")}
          onChange={(chosen) => choose("clientUserId", chosen?.id ?? "", chosen?.name ?? "")}
        />
      ) : null}
    </SimpleGrid>
  );
}
