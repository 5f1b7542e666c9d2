import { Button, Group, Modal, Paper, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefusalAlert, type ShownRefusalText } from "./refusal-alert.tsx";
import { RecordForm, type SentForm } from "./record-form.tsx";

/** The part of `useRecordForm` and `usePlainForm` that the shell needs. */
interface SubmittedForm extends SentForm {
  readonly isPending: boolean;
  readonly refusal?: ShownRefusalText | undefined;
}

interface ShellProps {
  readonly record: SubmittedForm;
  readonly submitLabel: string;
  readonly isDestructive?: boolean;
  /** there is nothing to send yet */
  readonly isDisabled?: boolean;
  /** without it the form has no way out of its own */
  readonly cancelLabel?: string;
  readonly children: ReactNode;
}

interface BodyProps extends ShellProps {
  readonly cancelTo?: string;
  readonly onCancel?: () => void;
}

/** A form's head, fields and foot: what the server said of no field, what is typed, cancel and save. */
export function RecordBody({
  record,
  submitLabel,
  isDestructive = false,
  isDisabled = false,
  cancelLabel,
  cancelTo,
  onCancel,
  children,
}: BodyProps) {
  return (
    <RecordForm record={record}>
      <Stack gap="lg">
        <RefusalAlert refusal={record.refusal} />
        {children}
        <Group justify="flex-end">
          {cancelLabel === undefined ? null : cancelTo === undefined ? (
            <Button variant="default" onClick={onCancel}>
              {cancelLabel}
            </Button>
          ) : (
            <Button component={Link} to={cancelTo} variant="default">
              {cancelLabel}
            </Button>
          )}
          <Button
            type="submit"
            {...(isDestructive ? { color: "red" } : {})}
            loading={record.isPending}
            disabled={isDisabled}
          >
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </RecordForm>
  );
}

interface RecordCardProps extends ShellProps {
  /** where cancelling leads */
  readonly cancelTo?: string;
}

/** The form of a screen whose header is its own. */
export function RecordCard(props: RecordCardProps) {
  return (
    <Paper withBorder p="lg" maw={820}>
      <RecordBody {...props} />
    </Paper>
  );
}

interface RecordPageProps extends RecordCardProps {
  readonly title: string;
  readonly lead?: string;
}

/** A screen that is one form. */
export function RecordPage({ title, lead, ...card }: RecordPageProps) {
  return (
    <>
      <PageHeader title={title} {...(lead === undefined ? {} : { lead })} />
      <RecordCard {...card} />
    </>
  );
}

interface RecordDialogProps extends ShellProps {
  readonly title: ReactNode;
  readonly size?: "md" | "lg";
  /** false: cancel is the only way out that is named */
  readonly hasCloseButton?: boolean;
  readonly onClose: () => void;
}

/** A dialog that is one form. */
export function RecordDialog({
  title,
  size = "md",
  hasCloseButton = true,
  onClose,
  ...body
}: RecordDialogProps) {
  return (
    <Modal opened onClose={onClose} size={size} title={title} withCloseButton={hasCloseButton}>
      <RecordBody {...body} onCancel={onClose} />
    </Modal>
  );
}
