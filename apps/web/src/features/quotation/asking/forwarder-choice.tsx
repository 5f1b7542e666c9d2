import { type Forwarder, MOST_ASKED } from "@kilolane/contract";
import { Checkbox, Stack } from "@mantine/core";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { useAnswerHoursText } from "./forwarder-text.tsx";
import styles from "./offers.module.css";

interface ForwarderChoiceProps {
  readonly forwarders: readonly Forwarder[];
  /** those that have the shipment already */
  readonly askedIds: ReadonlySet<string>;
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (companyIds: readonly string[]) => void;
}

/** Which forwarders are asked, with what is known of them. */
export function ForwarderChoice({ forwarders, askedIds, value, error, onChange }: ForwarderChoiceProps) {
  const { t } = useTranslation("sent-request");
  const hoursOf = useAnswerHoursText();
  return (
    <Checkbox.Group
      label={t("send.forwarders")}
      value={[...value]}
      error={error}
      onChange={(ids) => onChange(ids.slice(0, MOST_ASKED))}
    >
      <Stack gap="xs" mt="xs">
        {forwarders.map((one) => {
          const isAsked = askedIds.has(one.companyId);
          const lanes = one.lanes.map(({ from, to }) => `${from} → ${to}`).join(", ");
          return (
            <div key={one.companyId} className={styles["choice"]}>
              <Checkbox
                value={one.companyId}
                disabled={isAsked}
                label={<bdi>{one.companyName}</bdi>}
                description={[
                  ...(isAsked ? [t("send.askedAlready")] : []),
                  ...(lanes === "" ? [] : [`\u2066${lanes}\u2069`]),
                  `${t("column.answerTime")}: ${hoursOf(one)}`,
                ].join(" · ")}
              />
            </div>
          );
        })}
      </Stack>
    </Checkbox.Group>
  );
}
