import { type EndpointOutput, getExchangeBuffer } from "@kilolane/contract";
import { Button, Group, Paper, Skeleton, Text, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useFigureRules } from "../../../lib/forms/use-figure-rules.ts";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordForm } from "../../../lib/forms/record-form.tsx";
import { useRecordForm } from "../../../lib/forms/use-record-form.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { useLanguage } from "../../../lib/i18n/use-language.ts";
import { bufferQuery, fetchBuffer, storeBuffer } from "../queries.ts";

/** What the company puts on the platform's rates. */
export function BufferCard({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { t } = useTranslation(["exchange", "state"]);
  const language = useLanguage();
  const { data, isError } = useQuery(bufferQuery);
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-label={t("own.bufferTitle")} maw={820}>
      <Text fw={600}>{t("own.bufferTitle")}</Text>
      <Text size="sm" mb="sm">
        {t("own.bufferText")}
      </Text>
      {data === undefined ? (
        isError ? (
          <Text size="sm">{t("state:failed.title")}</Text>
        ) : (
          <Skeleton height={36} width={220} />
        )
      ) : isReadOnly ? (
        <Text>{formatPercent(data.bufferPercent, language)}</Text>
      ) : (
        <BufferForm stored={data} />
      )}
    </Paper>
  );
}

type Buffer = EndpointOutput<typeof getExchangeBuffer>;
const valuesOf = ({ bufferPercent }: Buffer) => ({ bufferPercent });

function BufferForm({ stored }: { readonly stored: Buffer }) {
  const { t } = useTranslation("exchange");
  const figureRules = useFigureRules();
  const record = useRecordForm<ReturnType<typeof valuesOf>, Buffer, Buffer>({
    defaultValues: valuesOf(stored),
    fields: ["bufferPercent"],
    mode: "onSubmit",
    record: { stored, getNow: fetchBuffer, valuesOf },
    save: async (values, seen, see) => {
      const answer = await storeBuffer({ ...values, version: (seen ?? stored).version });
      see(answer);
      return answer;
    },
    valuesAfter: valuesOf,
    invalidates: [getExchangeBuffer],
    done: t("toast.buffer"),
    guardsLeave: true,
  });
  return (
    <RecordForm record={record}>
      <OvertakenAlert overtaken={record.overtaken} labelOf={() => t("own.buffer")} />
      <Group align="flex-end">
        <TextInput
          label={t("own.buffer")}
          w={300}
          inputMode="decimal"
          autoComplete="off"
          error={record.errorOf("bufferPercent")}
          {...record.form.register("bufferPercent", figureRules)}
        />
        <Button type="submit" variant={record.isDirty ? "filled" : "default"} loading={record.isPending}>
          {t("action.save")}
        </Button>
      </Group>
    </RecordForm>
  );
}
