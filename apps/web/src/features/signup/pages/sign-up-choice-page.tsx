import { Anchor, Text, Title } from "@mantine/core";
import {
  IconBuildingWarehouse,
  IconChevronRight,
  IconKeyboard,
  IconPackage,
  IconPlane,
  IconTruck,
  type Icon,
} from "@tabler/icons-react";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { EntryPage } from "../components/entry-page.tsx";
import { SignInLink } from "../components/entry-links.tsx";
import { KEY_ENTRIES, SIGN_UP_KINDS, type SignUpKind } from "../sign-up-kinds.ts";
import classes from "./sign-up-choice-page.module.css";

const ICONS: Record<SignUpKind["kind"], Icon> = {
  forwarder: IconBuildingWarehouse,
  shipper: IconPackage,
  airline: IconPlane,
  trucking: IconTruck,
  "data-entry": IconKeyboard,
};

/** Who somebody is decides which sign-up they take; who holds a key needs none. */
export default function SignUpChoicePage() {
  const { t } = useTranslation("signup");
  return (
    <EntryPage title={t("choice.title")} lead={t("choice.lead")}>
      <ul className={classes["kinds"]}>
        {SIGN_UP_KINDS.map(({ kind, path }) => {
          const KindIcon = ICONS[kind];
          return (
            <li key={kind}>
              <Link to={path} className={classes["kind"]}>
                <KindIcon size={24} stroke={1.5} aria-hidden />
                <span>
                  <strong>{t(`kind.${kind}`)}</strong>
                  <span className={classes["text"]}>{t(`choice.${kind}`)}</span>
                </span>
                <IconChevronRight size={18} className={classes["go"] ?? ""} aria-hidden />
              </Link>
            </li>
          );
        })}
      </ul>
      <section className={classes["keys"]}>
        <Title order={2} size="h3">
          {t("choice.keyTitle")}
        </Title>
        <Text size="sm" c="dimmed">
          {t("choice.keyText")}
        </Text>
        <ul>
          {KEY_ENTRIES.map(({ kind, path }) => (
            <li key={kind}>
              <Anchor component={Link} to={path} size="sm">
                {t(`kind.${kind}`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
      <SignInLink />
    </EntryPage>
  );
}
