import type { Language } from "@kilolane/phrases";

/** What the demo world's last version brought, published some days before it begins. */
export const DEMO_VERSION_NOTE: {
  readonly label: string;
  readonly daysAgo: number;
  readonly texts: Readonly<Record<Language, { readonly title: string; readonly text: string }>>;
} = {
  label: "Beta 2.0.2",
  daysAgo: 6,
  texts: {
    en: {
      title: "Prices from door to door",
      text: "Type two zips and compare the airports around them.\n\nTruckers can send their tariff as a sheet.",
    },
    zh: {
      title: "门到门价格",
      text: "输入两个邮编，即可比较附近的机场。\n\n卡车公司可以用表格提交运价。",
    },
    es: {
      title: "Precios de puerta a puerta",
      text: "Escriba dos códigos postales y compare los aeropuertos cercanos.\n\nLos transportistas pueden enviar sus tarifas en una hoja de cálculo.",
    },
    fr: {
      title: "Prix de porte à porte",
      text: "Saisissez deux codes postaux et comparez les aéroports voisins.\n\nLes transporteurs peuvent envoyer leurs tarifs dans une feuille de calcul.",
    },
    it: {
      title: "Prezzi da porta a porta",
      text: "Inserisca due codici postali e confronti gli aeroporti vicini.\n\nGli autotrasportatori possono inviare le tariffe in un foglio di calcolo.",
    },
    ar: {
      title: "أسعار من الباب إلى الباب",
      text: "أدخل رمزين بريديين وقارن المطارات القريبة منهما.\n\nيمكن لشركات النقل البري إرسال أسعارها في جدول بيانات.",
    },
  },
};
