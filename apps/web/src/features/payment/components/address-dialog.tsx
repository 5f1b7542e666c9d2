import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../../../lib/i18n/use-translation.ts";
import { OvertakenAlert, type OvertakenAlertProps } from "../../../lib/forms/overtaken-alert.tsx";
import { RecordDialog } from "../../../lib/forms/record-shell.tsx";
import { type AddressField, AddressFields } from "./address-fields.tsx";

interface AddressDialogProps<Field extends string> {
  readonly title: string;
  /** the form, as `useRecordForm` answers it */
  readonly record: ComponentProps<typeof RecordDialog>["record"] &
    Pick<OvertakenAlertProps<Field>, "overtaken"> & {
      readonly errorOf: (field: AddressField) => string | undefined;
    };
  readonly register: (name: AddressField) => object;
  readonly labelOf: (field: Field) => string;
  readonly onClose: () => void;
  /** the fields after name, address and tax number */
  readonly children?: ReactNode;
}

/** The dialog of a stored name and address. */
export function AddressDialog<Field extends string>(props: AddressDialogProps<Field>) {
  const { title, record, register, labelOf, onClose, children } = props;
  const { t } = useTranslation("payment");
  return (
    <RecordDialog
      title={title}
      size="lg"
      record={record}
      submitLabel={t("action.save")}
      cancelLabel={t("action.cancel")}
      onClose={onClose}
    >
      <OvertakenAlert overtaken={record.overtaken} labelOf={labelOf} />
      <AddressFields register={register} errorOf={record.errorOf} />
      {children}
    </RecordDialog>
  );
}
