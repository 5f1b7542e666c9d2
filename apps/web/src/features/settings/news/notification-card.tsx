import type { NotificationSetting } from "@kilolane/contract";
import { choicesBefore, NEWS_CHOICES, NEWS_OF_ROLE, type NewsMenu, type Role } from "@kilolane/domain";
import { Checkbox, Group, NativeSelect, Table } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { usePlainForm } from "../../../lib/forms/use-plain-form.ts";
import { QueryState } from "../../../lib/api/query-state.tsx";
import { SaveBar } from "../components/save-bar.tsx";
import { SettingCard } from "../components/setting-card.tsx";
import settings from "../components/settings.module.css";
import { newsSettingQuery, storeNewsSetting } from "./news-queries.ts";

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 === 0 ? "00" : "30"}`,
);
const NIGHT = { from: "20:00", to: "07:00" };

/** Where news of each kind goes, for the person alone: into the product, by mail at once or once a day, or nowhere. */
export function NotificationCard({ role }: { readonly role: Role }) {
  const { t } = useTranslation("settings");
  const stored = useQuery(newsSettingQuery);
  return (
    <SettingCard title={t("news.title")} text={t("news.text")}>
      <QueryState query={stored}>
        {({ setting }) => <NewsForm menus={NEWS_OF_ROLE[role]} stored={setting ?? newSetting(role)} />}
      </QueryState>
    </SettingCard>
  );
}

/** Before the first choice: by the clock of this browser. */
function newSetting(role: Role): NotificationSetting {
  return {
    choices: choicesBefore(role),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet: null,
  };
}

interface NewsFormProps {
  readonly menus: readonly NewsMenu[];
  readonly stored: NotificationSetting;
}

function NewsForm({ menus, stored }: NewsFormProps) {
  const { t } = useTranslation("settings");
  const [kept, setKept] = useState(stored);
  const [setting, setSetting] = useState(stored);
  const record = usePlainForm({
    save: async () => storeNewsSetting(setting),
    done: t("news.saved"),
    onSaved: (answer) => {
      setKept(answer);
      setSetting(answer);
    },
  });
  const change = (part: Partial<NotificationSetting>) => setSetting((former) => ({ ...former, ...part }));
  return (
    <RecordForm record={record} className={settings["body"]}>
      <Table withRowBorders verticalSpacing="xs" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("news.column.kind")}</Table.Th>
            <Table.Th>{t("news.column.choice")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {menus.map((menu) => (
            <Table.Tr key={menu}>
              <Table.Td>{t(`news.kind.${menu}`)}</Table.Td>
              <Table.Td>
                <NativeSelect
                  aria-label={t(`news.kind.${menu}`)}
                  value={setting.choices[menu] ?? "product"}
                  data={NEWS_CHOICES.map((choice) => ({ value: choice, label: t(`news.choice.${choice}`) }))}
                  onChange={({ currentTarget: { value } }) => {
                    const choice = NEWS_CHOICES.find((known) => known === value);
                    change({ choices: { ...setting.choices, [menu]: choice } });
                  }}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <p>{t("news.digestHint")}</p>
      <QuietFields setting={setting} change={change} problem={record.errorOf("timeZone")} />
      <SaveBar
        isDirty={JSON.stringify(setting) !== JSON.stringify(kept)}
        pending={record.isPending}
        onDiscard={() => setSetting(kept)}
      />
    </RecordForm>
  );
}

interface QuietFieldsProps {
  readonly setting: NotificationSetting;
  readonly change: (part: Partial<NotificationSetting>) => void;
  readonly problem: string | undefined;
}

/** When no mail comes, and by whose clock. */
function QuietFields({ setting: { quiet, timeZone }, change, problem }: QuietFieldsProps) {
  const { t } = useTranslation("settings");
  const zones = [...new Set([timeZone, "UTC", ...Intl.supportedValuesOf("timeZone")])].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return (
    <>
      <Checkbox
        label={t("news.quiet")}
        description={t("news.quietHint")}
        checked={quiet !== null}
        onChange={({ currentTarget: { checked } }) => change({ quiet: checked ? NIGHT : null })}
      />
      {quiet === null ? null : (
        <Group gap="sm">
          {(["from", "to"] as const).map((end) => (
            <NativeSelect
              key={end}
              label={t(end === "from" ? "news.quietFrom" : "news.quietTo")}
              value={quiet[end]}
              data={[...new Set([quiet[end], ...HALF_HOURS])].toSorted((a, b) => a.localeCompare(b))}
              onChange={({ currentTarget: { value } }) => change({ quiet: { ...quiet, [end]: value } })}
            />
          ))}
        </Group>
      )}
      <NativeSelect
        label={t("news.timeZone")}
        maw={320}
        value={timeZone}
        data={zones}
        error={problem}
        onChange={({ currentTarget: { value } }) => change({ timeZone: value })}
      />
    </>
  );
}
