import type { MarginRule } from "@kilolane/contract";
import { Pill, Stack } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { MemberPicker } from "../../member/components/member-picker.tsx";
import type { RuleFields } from "./rule-fields.ts";

/** The people of the desk whose pricing a rule is for, one or several; none: everybody's. */
export function AgentFields({ fields }: { readonly fields: RuleFields }) {
  const { t } = useTranslation("margin");
  const { form, errorOf, names, setAgents } = fields;
  const choose = (agents: MarginRule["agents"]) => {
    setAgents(agents);
    form.setValue(
      "agentIds",
      agents.map(({ id }) => id),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    );
  };
  return (
    <Stack gap="xs">
      <MemberPicker
        label={t("optional", { label: t("field.agentIds") })}
        placeholder={t(names.agents.length === 0 ? "every.agent" : "addAgent")}
        emptyText={t("noMember")}
        group="desk"
        value={null}
        error={errorOf("agentIds")}
        onChange={(agent) => {
          if (agent === null || names.agents.some(({ id }) => id === agent.id)) return;
          choose([...names.agents, agent]);
        }}
      />
      {names.agents.length === 0 ? null : (
        <Pill.Group>
          {names.agents.map((agent) => (
            <Pill
              key={agent.id}
              withRemoveButton
              removeButtonProps={{
                "aria-label": t("removeAgent", { name: agent.name }),
                "aria-hidden": false,
                tabIndex: 0,
              }}
              onRemove={() => choose(names.agents.filter(({ id }) => id !== agent.id))}
            >
              <bdi>{agent.name}</bdi>
            </Pill>
          ))}
        </Pill.Group>
      )}
    </Stack>
  );
}
