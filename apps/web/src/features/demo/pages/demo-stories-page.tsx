import { may } from "@kilolane/domain";
import { Anchor, Text } from "@mantine/core";
import { IconMoodEmpty } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useCodeText } from "../../../lib/i18n/use-code-text.ts";
import { usePageTitle } from "../../../lib/i18n/use-page-title.ts";
import { forwarderHref } from "../../../lib/paths/href.ts";
import { useSession } from "../../../lib/session/session-store.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { LoadingPanel } from "../../../ui/states/loading-panel.tsx";
import { StatePanel } from "../../../ui/states/state-panel.tsx";
import { demoStoriesQuery } from "../queries.ts";
import classes from "./demo-stories-page.module.css";

/** Twelve shipments that show what pricing air freight is about, each one click away. */
export default function DemoStoriesPage() {
  const { t } = useTranslation("demo");
  const text = useCodeText("demo");
  const signedInRole = useSession()?.role;
  const role = may(signedInRole, "worksAtForwarderDesk") ? signedInRole : "ROLE_FFAGENT";
  usePageTitle(t("storiesTitle"));
  const { data: stories, isError } = useQuery(demoStoriesQuery);

  return (
    <>
      <PageHeader title={t("storiesTitle")} />
      <Text c="dimmed" maw={640} mb="md">
        {t("storiesLead")}
      </Text>
      {isError ? (
        <StatePanel role="alert" title={t("storiesOutside")} icon={<IconMoodEmpty size={40} />} />
      ) : stories ? (
        <ol className={classes.stories}>
          {stories.map((story) => (
            <li key={story.id}>
              <Anchor
                component={Link}
                className={classes.title}
                to={
                  story.quotationId === null
                    ? `${forwarderHref(role, "quotation/create")}?story=${story.id}`
                    : forwarderHref(role, "quotation/details/:id", { id: story.quotationId })
                }
              >
                {text(`stories.${story.id}`, "title")}
              </Anchor>
              <Text size="sm">{text(`stories.${story.id}`, "text")}</Text>
            </li>
          ))}
        </ol>
      ) : (
        <LoadingPanel />
      )}
    </>
  );
}
