import { foldText } from "../text/clean-text.ts";
import { emailIn } from "./email.ts";
import { cutCompany, type SignatureLine } from "./party-names.ts";
import type { FoundInquirer } from "./read-inquirer.ts";
import { readPhone } from "./read-phone.ts";

const LABELS = {
  name: /^(?:(?:your |full |contact |customer )?name|contact(?: person)?|requested by|nombre(?: y apellidos| completo)?|contacto|nom(?: complet| et prenom)?|nome(?: e cognome)?|contatto|ansprechpartner|姓名|联系人|您的姓名|الاسم|الاسم الكامل|اسم)$/,
  company:
    /^(?:(?:your )?company(?: name)?|organi[sz]ation|business name|empresa|compania|societe|entreprise|azienda|ditta|societa|firma|unternehmen|公司|公司名称|单位|الشركه|الشركة|اسم الشركه|اسم الشركة)$/,
  email:
    /^(?:(?:your |contact )?e-?mail(?: address)?|correo(?: electronico)?|courriel|adresse (?:e-?)?mail|indirizzo e-?mail|邮箱|电子邮箱|邮件|البريد(?: الالكتروني)?|الايميل)$/,
  phone:
    /^(?:(?:your |contact )?(?:tele)?phone(?: number| no\.?)?|tel\.?|mobile(?: number| phone)?|telefono|movil|telephone|portable|cellulare|telefon|电话|联系电话|手机|手机号|الهاتف|رقم الهاتف|الجوال|رقم الجوال)$/,
} as const;
type Part = keyof typeof LABELS;
const PARTS: readonly Part[] = ["name", "company", "email", "phone"];
const LONGEST_LABEL = 40;

interface Entry {
  readonly part: Part;
  readonly value: string;
  readonly line: SignatureLine;
}

function entryOf(line: SignatureLine): Entry | null {
  const colon = line.text.search(/[:：]/u);
  if (colon < 2 || colon > LONGEST_LABEL) return null;
  const label = foldText(line.text.slice(0, colon)).replaceAll(/^[^\p{L}]+|[\s*]+$/gu, "");
  const value = line.text.slice(colon + 1).trim();
  const part = PARTS.find((known) => LABELS[known].test(label));
  return part === undefined || value === "" ? null : { part, value, line };
}

/** Whether a line is a field of a form that says who asks. */
export const isFormLine = (line: SignatureLine): boolean => entryOf(line) !== null;

/**
 * Who filled in a form: `Name: …`, `Company: …`, `Email: …` on lines of their own. A label that stands twice is that of
 * a shipper and a consignee, and says nothing of who asks.
 */
export function readFormContact(
  lines: readonly SignatureLine[],
  country: string | null,
): FoundInquirer | null {
  const entries = lines.flatMap((line) => entryOf(line) ?? []);
  const parts = new Set(entries.map(({ part }) => part));
  if (parts.size < 2 || parts.size < entries.length || !(parts.has("name") || parts.has("company")))
    return null;
  const valueOf = (part: Part): string | null => entries.find((entry) => entry.part === part)?.value ?? null;
  const company = valueOf("company");
  const phone = valueOf("phone");
  const last = entries.at(-1)?.line;
  return {
    inquirer: {
      name: valueOf("name"),
      company: company === null ? null : cutCompany(company),
      email: emailIn(valueOf("email") ?? ""),
      phone: phone === null ? null : readPhone([`tel ${phone}`], country),
    },
    start: entries[0]?.line.start ?? 0,
    end: last === undefined ? 0 : last.start + last.text.length,
  };
}
