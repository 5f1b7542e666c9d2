import type { DocumentLanguage } from "./document.ts";

/** What differs between the languages in the sample: the words that people and other slices would have filled in. */
export interface SampleWords {
  company: string;
  street: string;
  town: string;
  client: string;
  contact: string;
  origin: string;
  destination: string;
  goodsType: string;
  shipperType: string;
  freightTerm: string;
  packaging: readonly string[];
  rateTypes: readonly string[];
  charges: readonly string[];
  remark: string;
  terms: readonly string[];
}

const english: SampleWords = {
  company: "Harbour & Hale Forwarding",
  street: "182-30 150th Road, Suite 210",
  town: "Jamaica, NY 11413, USA",
  client: "Nordwind Instruments Ltd.",
  contact: "Amelia Brandt",
  origin: "New York, United States",
  destination: "Dubai, United Arab Emirates",
  goodsType: "Dangerous Goods",
  shipperType: "Known Shipper",
  freightTerm: "Freight prepaid",
  packaging: ["Pallet", "Crate", "Carton"],
  rateTypes: ["Contract rate", "Promo rate", "General rate"],
  charges: [
    "Weight charge",
    "Fuel surcharge",
    "Security surcharge",
    "Electronic air waybill",
    "Dangerous goods fee",
  ],
  remark: "Collection from your dock between 08:00 and 12:00; please have the shipper's declaration ready.",
  terms: [
    "Rates are subject to space and equipment at the time of booking and to the carrier's acceptance of the goods.",
    "Surcharges are those in force on the date of issue. Duties, taxes and storage are not included.",
    "Liability is limited by the Montreal Convention 1999 unless a higher value for carriage is declared.",
  ],
};

export const SAMPLE_WORDS: Record<DocumentLanguage, SampleWords> = {
  en: english,
  zh: {
    company: "港桥国际货运代理有限公司",
    street: "浦东新区闻居路1333号 A座 208室",
    town: "上海市 201202",
    client: "北风仪器（上海）有限公司",
    contact: "陈晓雯",
    origin: "纽约，美国",
    destination: "迪拜，阿联酋",
    goodsType: "危险品",
    shipperType: "已知托运人",
    freightTerm: "运费预付",
    packaging: ["托盘", "木箱", "纸箱"],
    rateTypes: ["合约运价", "促销运价", "普货运价"],
    charges: ["航空运费", "燃油附加费", "安全附加费", "电子运单费", "危险品检查费"],
    remark: "请于08:00至12:00之间在贵司仓库交货，并备好《托运人危险品申报单》（一式两份）。",
    terms: [
      "运价以订舱时的舱位、设备及承运人对货物的接收为准。",
      "附加费按出具日期的现行标准计收，不含关税、税费及仓储费。",
      "除非申报较高的运输声明价值，责任限额适用1999年《蒙特利尔公约》。",
    ],
  },
  es: {
    ...english,
    company: "Marenostrum Carga Aérea, S. L.",
    street: "Calle del Puig de Sant Martí, 14",
    town: "08820 El Prat de Llobregat, España",
    client: "Instrumentos Peñalba, S. A.",
    contact: "Begoña Núñez",
    origin: "Nueva York, Estados Unidos",
    destination: "Dubái, Emiratos Árabes Unidos",
    goodsType: "Mercancías peligrosas",
    shipperType: "Expedidor conocido",
    freightTerm: "Flete prepagado",
    packaging: ["Palé", "Jaula", "Caja"],
    rateTypes: ["Tarifa de contrato", "Tarifa promocional", "Tarifa general"],
    charges: [
      "Flete aéreo",
      "Recargo de combustible",
      "Recargo de seguridad",
      "Guía aérea electrónica",
      "Tasa de mercancías peligrosas",
    ],
    remark: "Recogida en su muelle entre las 8:00 y las 12:00; tenga lista la declaración del expedidor.",
  },
  fr: {
    ...english,
    company: "Compagnie Littorale de Fret",
    street: "8, rue de l’Œuvre-Haute",
    town: "95700 Roissy-en-France, France",
    client: "Instruments Vent-du-Nord SARL",
    contact: "Hélène Lefèvre",
    origin: "New York, États-Unis",
    destination: "Dubaï, Émirats arabes unis",
    goodsType: "Marchandises dangereuses",
    shipperType: "Expéditeur connu",
    freightTerm: "Port payé",
    packaging: ["Palette", "Caisse à claire-voie", "Carton"],
    rateTypes: ["Tarif contractuel", "Tarif promotionnel", "Tarif général"],
    charges: [
      "Fret aérien",
      "Surcharge carburant",
      "Surcharge sûreté",
      "LTA électronique",
      "Frais marchandises dangereuses",
    ],
    remark: "Enlèvement à votre quai entre 8 h et 12 h ; merci de préparer la déclaration de l’expéditeur.",
  },
  it: {
    ...english,
    company: "Spedizioni Levante S.r.l.",
    street: "Via della Libertà 41",
    town: "21010 Cardano al Campo (VA), Italia",
    client: "Strumenti Tramontana S.p.A.",
    contact: "Nicolò D’Amico",
    origin: "New York, Stati Uniti",
    destination: "Dubai, Emirati Arabi Uniti",
    goodsType: "Merci pericolose",
    shipperType: "Mittente conosciuto",
    freightTerm: "Porto franco",
    packaging: ["Pallet", "Gabbia", "Cartone"],
    rateTypes: ["Tariffa a contratto", "Tariffa promozionale", "Tariffa generale"],
    charges: [
      "Nolo aereo",
      "Supplemento carburante",
      "Supplemento sicurezza",
      "Lettera di vettura elettronica",
      "Diritto merci pericolose",
    ],
    remark:
      "Ritiro presso la vostra banchina tra le 8:00 e le 12:00; tenete pronta la dichiarazione del mittente.",
  },
  ar: {
    company: "شركة الميناء الأزرق للشحن الجوي",
    street: "قرية الشحن، المبنى 12، مكتب 304",
    town: "دبي، الإمارات العربية المتحدة",
    client: "مؤسسة ريح الشمال للأجهزة Nordwind",
    contact: "ليلى حداد",
    origin: "نيويورك، الولايات المتحدة",
    destination: "دبي، الإمارات العربية المتحدة",
    goodsType: "بضائع خطرة",
    shipperType: "شاحن معروف",
    freightTerm: "الأجرة مدفوعة مقدما",
    packaging: ["طبلية", "قفص خشبي", "كرتون"],
    rateTypes: ["سعر تعاقدي", "سعر ترويجي", "سعر عام"],
    charges: ["أجرة الشحن", "رسم الوقود", "رسم الأمن", "بوليصة إلكترونية", "رسم البضائع الخطرة"],
    remark: "الاستلام من رصيفكم بين الساعة 08:00 و12:00 مع تجهيز إقرار الشاحن للبضائع الخطرة.",
    terms: [
      "تخضع الأسعار لتوفر المساحة والمعدات وقت الحجز ولقبول الناقل للبضاعة.",
      "الرسوم الإضافية هي السارية في تاريخ الإصدار، ولا تشمل الجمارك والضرائب والتخزين.",
      "المسؤولية محدودة وفق اتفاقية مونتريال 1999 ما لم يصرح بقيمة أعلى للنقل.",
    ],
  },
};
