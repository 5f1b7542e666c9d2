import type { KeyPerson } from "@kilolane/contract";
import { Radio, TextInput, Title } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { formatRelative } from "../../../lib/format/dates.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { NAME_FIELDS, NEW_HOST, type Reassign } from "../use-reassign.ts";
import classes from "./key-screen.module.css";

/** Somebody with their address and when they were last here. */
export function Person({ person }: { readonly person: KeyPerson }) {
  const { t } = useTranslation("key");
  const language = useLanguage();
  const seen =
    person.lastSignInAt === null
      ? t("reassign.neverSeen")
      : t("reassign.lastSeen", { when: formatRelative(person.lastSignInAt, language) });
  return (
    <span className={classes.lines}>
      <bdi className={classes.name}>{person.name}</bdi>
      <bdi className={classes.quiet}>{person.email}</bdi>
      <span className={classes.quiet}>{seen}</span>
    </span>
  );
}

interface HostChoiceProps {
  readonly candidates: readonly KeyPerson[];
  readonly reassign: Reassign;
}

/** Who gets the key: a colleague without a licence, or somebody new. */
export function HostChoice({ candidates, reassign }: HostChoiceProps) {
  const { t } = useTranslation("key");
  const { chosen, setChosen, isNew, record } = reassign;
  const problem = record.errorOf("ffuserId");
  return (
    <section className={classes.card} aria-labelledby="reassign-next">
      <Title order={2} size="h3" id="reassign-next">
        {t("reassign.next")}
      </Title>
      {candidates.length === 0 ? (
        <p className={classes.hint}>{t("reassign.nobodyFree")}</p>
      ) : (
        <fieldset className={classes.people} aria-label={t("reassign.colleague")}>
          {candidates.map((person) => (
            <Radio
              key={person.ffuserId}
              name="host"
              checked={chosen === person.ffuserId}
              label={<Person person={person} />}
              onChange={() => setChosen(person.ffuserId)}
            />
          ))}
          <Radio
            name="host"
            checked={isNew}
            label={t("reassign.newPerson")}
            onChange={() => setChosen(NEW_HOST)}
          />
        </fieldset>
      )}
      {isNew ? <NewHostFields reassign={reassign} /> : null}
      {problem === undefined ? null : (
        <p role="alert" className={classes.warning}>
          {problem}
        </p>
      )}
    </section>
  );
}

function NewHostFields({ reassign: { newHost, setNewHost, record } }: { readonly reassign: Reassign }) {
  const { t } = useTranslation("key");
  const labels = {
    firstName: t("reassign.firstName"),
    lastName: t("reassign.lastName"),
    email: t("list.email"),
  };
  return (
    <div className={classes.names}>
      {NAME_FIELDS.map((field) => (
        <TextInput
          key={field}
          name={field}
          required
          type={field === "email" ? "email" : "text"}
          autoComplete="off"
          label={labels[field]}
          error={record.errorOf(`newHost.${field}`)}
          value={newHost[field]}
          onChange={(event) => setNewHost({ ...newHost, [field]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
