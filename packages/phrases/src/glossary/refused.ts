import type { Language } from "../languages.ts";

/** A word that no phrase of a language uses, what it uses instead, and the phrases that may keep it. */
export interface RefusedWord {
  readonly word: RegExp;
  readonly use: string;
  /** Phrases as `area.key`, each with the reason why the word is right there. */
  readonly except?: Readonly<Record<string, string>>;
}

/** A whole word in a language whose letters JavaScript's `\b` does not know; endings are part of the pattern. */
const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, "iu");

/** A word that begins a sentence or what follows a colon, in a text that is a sentence: a button says “Salva” alone. */
const opening = (words: string, end = ""): RegExp =>
  new RegExp(`(?:^|[.:;!?¡¿] ?)(?:${words})(?![\\p{L}\\p{M}])${end}`, "iu");

/** “Tu” in the imperative: a button may say “Salva”, a sentence says “Salvi”. */
const ITALIAN_TU =
  "accedi|aggiungi|apri|attendi|carica|chiedi|conferma|contatta|controlla|correggi|digita|dividi|guarda|" +
  "imposta|incolla|inserisci|leggi|ricarica|riprova|salvala|scegli|scrivi|usa|verifica";

/** What each language's phrases do not say, by the decisions in `terms.ts`. */
export const REFUSED: Readonly<Record<Language, readonly RefusedWord[]>> = {
  en: [
    { word: /\b(?:a|an|the|this|that|each|every|read) mails?\b|\bmails\b/i, use: "email" },
    { word: /\b(?:its|whose|their) people\b|\bpeople (?:keep|may|of)\b/i, use: "users" },
    {
      word: /\bkeeps? (?:the|its) rates\b|\bkept by\b|\brates (?:they )?kept\b/i,
      use: "maintain",
    },
    { word: /\b(?:somebody|whoever)\b/i, use: "someone, or the role meant" },
    {
      word: /\bstands?\b|\banew\b|\bmend(?:ed|s)?\b|\bdearer\b|\bfalls? out\b/i,
      use: "is, again, correct, more expensive, is excluded",
    },
    {
      word: /\bto complain about\b|\ball is well\b|\bwaiting among\b|\bsay so\b|\bnothing is lost\b/i,
      use: "what to do next, plainly",
    },
    { word: /\bis good for\b|\bhas run out\b|\bin force again\b/i, use: "is valid for, has expired" },
    { word: /\b(?:is|are|and) told\b|\btold by\b/i, use: "notified" },
    { word: /\b(?:least|most) (?:weight|density|profit)\b/i, use: "minimum, maximum" },
    { word: /\bmay (?:be assigned|sign|write|work)\b|\byou may\b/i, use: "can" },
  ],
  zh: [
    { word: /你/, use: "您" },
    { word: /费率/, use: "运价" },
    { word: /合约|现货/, use: "合同，即期" },
    { word: /重量等级|重量分段/, use: "重量段" },
    { word: /发货人/, use: "托运人" },
    { word: /代理员/, use: "业务员" },
    { word: /毛利|一口价/, use: "利润率，全包价" },
    { word: /备货|起运地|送货/, use: "货好日期，始发地，派送" },
    { word: /[\u4e00-\u9fff][,:?!](?!\d)/u, use: "，：？！" },
  ],
  es: [
    { word: whole("presupuestos?|ofertas?"), use: "cotización, opción" },
    { word: whole("cargador(?:es)?|embarcador(?:es)?"), use: "expedidor" },
    { word: whole("rangos|rango de peso"), use: "tramo de peso" },
    { word: whole("conocimientos? aéreos?"), use: "guía aérea" },
    { word: whole("números? UN"), use: "número ONU" },
    {
      word: whole("transporte terrestre|por camión|captura de datos|introducción de datos"),
      use: "transporte por carretera, entrada de datos",
    },
    { word: whole("tú|tus?|ti|contigo|puedes|tienes|quieres|debes"), use: "usted" },
    {
      word: opening("abre|añade|elige|escribe|guarda|haz|pega"),
      use: "usted: “elija”, “escriba”",
      except: { "tutorial.videoNote": "what the link does, not a request" },
    },
    { word: whole("su personal|lleva(?:n|r)? las tarifas"), use: "sus usuarios, mantener las tarifas" },
  ],
  fr: [
    { word: whole("devis|offres?"), use: "cotation, option" },
    { word: whole("surtaxes?"), use: "surcharge" },
    { word: whole("entreprises?"), use: "société" },
    { word: whole("opérateurs?"), use: "exploitant" },
    {
      word: whole("expéditeurs?"),
      use: "chargeur",
      except: { "error.link-invalid.detail": "the sender of a mail, not of goods" },
    },
    {
      word: whole("camionnage|avions?-cargos?|LTA maison"),
      use: "transport routier, avion cargo, LTA house",
    },
    { word: whole("tu|toi|ton|ta|tes|peux|veux|dois"), use: "vous" },
    { word: whole("ses agents|l’emportent?"), use: "ses utilisateurs, s’applique" },
  ],
  it: [
    { word: whole("preventiv[oi]|offert[ae]"), use: "quotazione" },
    { word: whole("sovrapprezz[oi]"), use: "supplemento" },
    { word: whole("fasci?[ae]"), use: "scaglione" },
    { word: whole("collegament[oi]|email"), use: "link, e-mail" },
    { word: whole("numer[oi] UN"), use: "numero ONU" },
    { word: whole("tariff[ae] (?:a|da) contratto"), use: "tariffe contrattuali" },
    {
      word: whole("agent[ei]"),
      use: "operatore",
      except: { "rate.surcharge.dues.agent": "the IATA agent to whom a charge is due" },
    },
    { word: whole("tu|ti|te|tu[oa]|tuoi|tue|puoi|hai|vuoi|devi|stai|potrai"), use: "Lei" },
    {
      word: whole("voi|vi|vostr[oaie]|siete|avete|potete"),
      use: "Lei",
    },
    {
      word: opening(ITALIAN_TU, "[^.:;]*[.:;](?: |$)"),
      use: "Lei: “inserisca”, “controlli”",
    },
    { word: whole("il suo personale|i cui utenti può"), use: "i suoi utenti" },
  ],
  ar: [
    { word: /الخاضع لل|المحاسب عليه/u, use: "الوزن المحتسب" },
    { word: whole("الخط|الخطوط|خطوط|خطًا|نطاقات الوزن"), use: "المسار، شرائح الوزن" },
    { word: /تعريف(?:ة|ات)/u, use: "تعرفة" },
    { word: /رقم UN/u, use: "رقم الأمم المتحدة" },
    { word: whole("مسؤول شركتك|الوكلاء"), use: "مدير شركتك، الموظفون" },
    { word: whole("إليكم|يمكنكم|شحنتكم|ردكم|لديكم|تعرفتكم|شركتكم|رغبتم"), use: "one person: يمكنك، شحنتك" },
    { word: /بيئة العرض/u, use: "العالم التجريبي" },
  ],
};
