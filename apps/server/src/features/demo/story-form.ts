import { quotationForm } from "@kilolane/contract";
import { DEMO_INQUIRERS, type DemoRequest } from "@kilolane/demo";

/** A demo request as the create form: the same fields, the inquirer by id. */
export function formOf(request: DemoRequest, inquirerIds: ReadonlyMap<string, string>) {
  const { inquirerKey, ...fields } = request;
  const email = DEMO_INQUIRERS.find((inquirer) => inquirer.key === inquirerKey)?.email ?? "";
  return quotationForm.parse({ ...fields, inquirerId: inquirerIds.get(email) ?? null });
}
