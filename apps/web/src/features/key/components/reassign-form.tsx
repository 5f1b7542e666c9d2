import type { KeyHosts } from "@kilolane/contract";
import { Button, Group, Title } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { KeyDesk } from "../key-desk.ts";
import { Expiry } from "../use-key-columns.tsx";
import { useReassign, type Reassign } from "../use-reassign.ts";
import { HostChoice, Person } from "./host-choice.tsx";
import classes from "./key-screen.module.css";
import { KeyTail } from "./key-tail.tsx";

type Holder = NonNullable<KeyHosts["holder"]>;

interface ReassignFormProps {
  readonly hosts: KeyHosts;
  readonly holder: Holder;
  readonly desk: KeyDesk;
}

/** Both people of a move, what happens to each of them, and to the quotations; asked once more before it is done. */
export function ReassignForm({ hosts, holder, desk }: ReassignFormProps) {
  const { t } = useTranslation("key");
  const reassign = useReassign(hosts, desk);
  const { asks, setAsks, nextName, record } = reassign;
  const outcomes = <Outcomes holder={holder} reassign={reassign} />;
  return (
    <RecordForm record={record}>
      <div className={classes.pair}>
        <HolderCard holder={holder} listed={hosts.key} />
        <HostChoice candidates={hosts.candidates} reassign={reassign} />
      </div>
      <section className={classes.card}>
        <Title order={2} size="h3">
          {t("reassign.what")}
        </Title>
        {outcomes}
        <Group justify="flex-end">
          <Button type="submit" loading={record.isPending}>
            {t("reassign.submit")}
          </Button>
        </Group>
      </section>
      <ConfirmDialog
        opened={asks}
        destructive
        title={t("reassign.from", { name: holder.name, next: nextName })}
        text={t("reassign.what")}
        confirmLabel={t("reassign.submit")}
        cancelLabel={t("action.cancel")}
        pending={record.isPending}
        onConfirm={record.send}
        onCancel={() => setAsks(false)}
      >
        {outcomes}
      </ConfirmDialog>
    </RecordForm>
  );
}

function HolderCard({ holder, listed }: { readonly holder: Holder; readonly listed: KeyHosts["key"] }) {
  const { t } = useTranslation("key");
  return (
    <section className={classes.card} aria-labelledby="reassign-now">
      <Title order={2} size="h3" id="reassign-now">
        {t("reassign.now")}
      </Title>
      <Person person={holder} />
      <dl className={classes.facts}>
        <dt>{t("list.key")}</dt>
        <dd>
          <KeyTail value={listed.key} />
        </dd>
        <dt>{t("list.type")}</dt>
        <dd>{t(`typeName.${listed.keyType}`)}</dd>
        <dt>{t("list.expiry")}</dt>
        <dd>
          <Expiry {...listed} />
        </dd>
      </dl>
    </section>
  );
}

/** What the move does, in a line each. */
function Outcomes({ holder, reassign }: { readonly holder: Holder; readonly reassign: Reassign }) {
  const { t } = useTranslation("key");
  const { nextName, isNew } = reassign;
  const { name, quotationCount: count } = holder;
  const lines = [
    t("reassign.out", { name }),
    ...(nextName === "" ? [] : [t(isNew ? "reassign.invited" : "reassign.in", { name: nextName })]),
    ...(count === 0 ? [] : [t("reassign.quotations", { count, name })]),
  ];
  return (
    <ul className={classes.outcome}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
