import { isLanguage, type Language } from "@kilolane/phrases";
import type { ForwarderKey } from "./companies.ts";

/** Somebody who asks a demo forwarder for prices. */
export interface DemoInquirer {
  readonly key: string;
  readonly companyKey: ForwarderKey;
  readonly companyName: string;
  readonly name: string;
  readonly companyType: string;
  readonly countryCode: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly language: Language;
  /** ISO 4217, in which they are quoted */
  readonly currency: string;
  /** the client account that this inquirer also is; null: none */
  readonly clientUserKey: string | null;
}

// company | person | kind | country | mail | phone | address | language | currency | client account
const HARBOR_SKY = `
Northbay Robotics|Daniel Cho|Manufacturer|US|orders@northbay.example.com|+1 415 555 0116|2200 Marina Way, Richmond, CA 94804|en|USD|ff-client-2
Raman Diagnostics|Priya Raman|Laboratory|US|client@harborsky.example.com|+1 718 555 0113|40 Innovation Drive, Princeton, NJ 08540|en|USD|ff-client
Beacon Instruments|Walter Brandt|Manufacturer|US|shipper@beacon.example.com|+1 617 555 0122|88 Harbor Street, Boston, MA 02128|en|USD|
Verde Produce Exchange|Rosa Medina|Exporter|US|shipper@verde.example.com|+1 305 555 0135|7300 NW 25th Street, Miami, FL 33122|es|USD|
Sakura Precision|Haruto Tanaka|Importer|JP|tanaka@sakura.example.com||2-14 Nanko-kita, Suminoe, Osaka|en|JPY|
Quarry Machine Works|Ben Holloway|Manufacturer|US|ben@quarry.example.com|+1 414 555 0117|1500 Foundry Road, Milwaukee, WI 53202|en|USD|
Lakeshore Aviation Parts|Dana Kowalski|Distributor|US|parts@lakeshore.example.com|+1 312 555 0118|10 Hangar Row, Chicago, IL 60638|en|USD|
Bluepoint Seafood|Hank Deveraux|Exporter|US|hank@bluepoint.example.com|+1 207 555 0119|4 Fish Pier, Portland, ME 04101|en|USD|
Helix Cold Chain|Amara Nwosu|Logistics|US|amara@helix.example.com|+1 919 555 0120|77 Research Parkway, Durham, NC 27709|en|USD|
Sunbelt Solar Supply|Marcus Reed|Distributor|US|marcus@sunbelt.example.com|+1 602 555 0123|600 Mesa Avenue, Phoenix, AZ 85034|en|USD|
Cascade Bike Company|Ingrid Solberg|Manufacturer|US|ingrid@cascade.example.com|+1 206 555 0124|18 Pike Works, Seattle, WA 98108|en|USD|
Gulfstar Oilfield Tools|Travis Boone|Manufacturer|US|travis@gulfstar.example.com|+1 713 555 0125|9400 Refinery Road, Houston, TX 77032|en|USD|
Maison Lavigne|Camille Lavigne|Importer|FR|camille@lavigne.example.com||12 rue des Docks, 93290 Tremblay-en-France|fr|EUR|
Officine Brambilla|Marco Brambilla|Importer|IT|marco@brambilla.example.com||Via dei Magazzini 8, 21010 Ferno|it|EUR|
Iberia Motor Sport|Javier Ortega|Importer|ES|javier@motorsport.example.com||Calle de la Pista 5, 28042 Madrid|es|EUR|
Al Noor Medical|Khalid Mansour|Importer|AE|khalid@alnoor.example.com||Warehouse 14, Dubai South|ar|USD|
Shanghai Brightline Optics|Li Na|Importer|CN|lina@brightline.example.com||Pudong, Shanghai|zh|USD|
Pearl Delta Electronics|Chen Hao|Importer|HK|hao@pearldelta.example.com||Kwai Chung, Hong Kong|zh|USD|
Andes Mining Services|Valentina Rojas|Importer|CL|valentina@andes.example.com||Avenida del Cobre 300, Santiago|es|USD|
Bogotá Blooms|Andrés Gil|Exporter|CO|andres@blooms.example.com||Calle 26, Bogotá|es|USD|
Amazonia Agro|Beatriz Souza|Importer|BR|beatriz@amazonia.example.com||Rua das Cargas 90, Campinas|en|USD|
Thames Audio|Oliver Finch|Importer|GB|oliver@thamesaudio.example.com|+44 20 7946 0101|Unit 3, Poyle Road, Colnbrook|en|GBP|
Rheinwerk Turbinen|Katrin Busch|Importer|DE|katrin@rheinwerk.example.com||Werkstraße 1, 50668 Köln|en|EUR|
Lagos Power Systems|Chidi Eze|Importer|NG|chidi@lagospower.example.com||Ikeja, Lagos|en|USD|
Deccan Bio|Anjali Rao|Importer|IN|anjali@deccan.example.com||Genome Valley, Hyderabad|en|INR|
Outback Survey|Noah Walsh|Importer|AU|noah@outback.example.com||Airport Drive, Tullamarine|en|AUD|
Kiwi Orchard Tools|Aroha Ngata|Importer|NZ|aroha@kiwi.example.com||Mangere, Auckland|en|USD|
Seoul Display|Park Ji-woo|Importer|KR|jiwoo@seouldisplay.example.com||Incheon|en|USD|
`;

const NORDLICHT = `
Nasser Trading|Layla Nasser|Importer|AE|client@nordlicht.example.com||Cargo Village, Dubai|ar|USD|nl-client
Feinmechanik Adler|Jürgen Adler|Manufacturer|DE|adler@feinmechanik.example.com||Industriestraße 4, 70565 Stuttgart|en|EUR|
Alpine Pharma Trading|Sandra Egger|Exporter|AT|sandra@alpine.example.com||Flughafenstraße 2, 1300 Wien|en|EUR|
Atelier Moreau|Élise Moreau|Exporter|FR|elise@moreau.example.com||8 quai du Fret, 95700 Roissy-en-France|fr|EUR|
Vinicola Conti|Giulia Conti|Exporter|IT|giulia@conti.example.com||Strada del Vino 11, 12051 Alba|it|EUR|
Tulip Direct|Sanne de Vries|Exporter|NL|sanne@tulip.example.com||Bloemenveiling 3, 1431 Aalsmeer|en|EUR|
Luxprint Machines|Marc Thill|Manufacturer|LU|marc@luxprint.example.com||Findel|fr|EUR|
Cantabria Castings|Pablo Ibáñez|Exporter|ES|pablo@cantabria.example.com||Polígono 7, Zaragoza|es|EUR|
Nordic Wind Service|Mikkel Holm|Operator|DK|mikkel@nordicwind.example.com||Havnevej 9, Esbjerg|en|EUR|
Savanna Fresh|Wanjiru Kamau|Exporter|KE|wanjiru@savanna.example.com||JKIA Cargo, Nairobi|en|USD|
Great Wall Components|Wang Fang|Importer|CN|wang@greatwall.example.com||Shunyi, Beijing|zh|USD|
Midland Gearbox|Thomas Hale|Importer|GB|thomas@midland.example.com|+44 20 7946 0102|Castle Donington|en|GBP|
Brooklyn Stage Lighting|Nina Alvarez|Importer|US|nina@brooklynstage.example.com|+1 718 555 0126|12 Navy Street, Brooklyn, NY 11201|en|USD|
Desert Bloom Clinics|Faisal Otaibi|Importer|SA|faisal@desertbloom.example.com||Exit 8, Riyadh|ar|USD|
`;

function parseInquirers(companyKey: ForwarderKey, table: string): DemoInquirer[] {
  return table
    .trim()
    .split("\n")
    .map((line, index) => {
      const cells = line.split("|");
      const [companyName = "", name = "", companyType = "", countryCode = "", email = ""] = cells;
      const [phone = "", address = "", language = "", currency = "", client = ""] = cells.slice(5);
      return {
        key: `${companyKey}-${index + 1}`,
        companyKey,
        companyName,
        name,
        companyType,
        countryCode,
        email,
        phone,
        address,
        language: inquirerLanguage(language),
        currency,
        clientUserKey: client === "" ? null : client,
      };
    });
}

function inquirerLanguage(word: string): Language {
  if (!isLanguage(word)) throw new RangeError(`No language: ${word}`);
  return word;
}

/** Invented inquirers of both demo forwarders, on example domains. */
export const DEMO_INQUIRERS: readonly DemoInquirer[] = [
  ...parseInquirers("harbor-sky", HARBOR_SKY),
  ...parseInquirers("nordlicht", NORDLICHT),
];
