import { type DemoPlace, readPlace } from "./places.ts";

/** An entry of a demo forwarder's directory: where goods are picked up and delivered. */
export interface DemoAddress extends DemoPlace {
  readonly kind: "shipper" | "warehouse";
  readonly label: string;
  readonly companyName: string;
}

// forwarder | label | company | contact | street | city | state | zip | country | airport
const TABLE = `
harbor-sky|Milwaukee works|Quarry Machine Works|Ben Holloway|1500 Foundry Road|Milwaukee|WI|53202|US|ORD
harbor-sky|Chicago hangar|Lakeshore Aviation Parts|Dana Kowalski|10 Hangar Row|Chicago|IL|60638|US|ORD
harbor-sky|Boston plant|Beacon Instruments|Walter Brandt|88 Harbor Street|Boston|MA|02128|US|BOS
harbor-sky|Princeton laboratory|Raman Diagnostics|Priya Raman|40 Innovation Drive|Princeton|NJ|08540|US|EWR
harbor-sky|Richmond factory|Northbay Robotics|Daniel Cho|2200 Marina Way|Richmond|CA|94804|US|SFO
harbor-sky|Miami cold store|Verde Produce Exchange|Rosa Medina|7300 NW 25th Street|Miami|FL|33122|US|MIA
harbor-sky|Houston yard|Gulfstar Oilfield Tools|Travis Boone|9400 Refinery Road|Houston|TX|77032|US|IAH
harbor-sky|Seattle works|Cascade Bike Company|Ingrid Solberg|18 Pike Works|Seattle|WA|98108|US|SEA
harbor-sky|Durham cold chain|Helix Cold Chain|Amara Nwosu|77 Research Parkway|Durham|NC|27709|US|ATL
harbor-sky|JFK warehouse|Harbor & Sky Forwarding|Jonah Okafor|147-20 Cargo Plaza|Jamaica|NY|11430|US|JFK
harbor-sky|Torrance depot|Pacific Stage Rentals|Mia Tran|401 Depot Street|Torrance|CA|90501|US|LAX
harbor-sky|Newark crossdock|Ironbound Crossdock|Luis Vega|22 Dock Road|Newark|NJ|07114|US|EWR
nordlicht|Stuttgart Werk|Feinmechanik Adler|Jürgen Adler|Industriestraße 4|Stuttgart||70565|DE|FRA
nordlicht|Roissy atelier|Atelier Moreau|Élise Moreau|8 quai du Fret|Roissy-en-France||95700|FR|CDG
nordlicht|Alba cantina|Vinicola Conti|Giulia Conti|Strada del Vino 11|Alba||12051|IT|MXP
nordlicht|Aalsmeer veiling|Tulip Direct|Sanne de Vries|Bloemenveiling 3|Aalsmeer||1431|NL|AMS
nordlicht|Zaragoza fundición|Cantabria Castings|Pablo Ibáñez|Polígono 7|Zaragoza||50197|ES|ZAZ
nordlicht|Frankfurt warehouse|Nordlicht Luftfracht|Paul Girard|Frachtring 12|Frankfurt am Main||60549|DE|FRA
nordlicht|Brooklyn stage|Brooklyn Stage Lighting|Nina Alvarez|12 Navy Street|Brooklyn|NY|11201|US|JFK
`;

/** The directories of both demo forwarders. */
export const DEMO_ADDRESSES: readonly DemoAddress[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [forwarder, label = "", companyName = "", ...place] = line.split("|");
    return {
      ...readPlace(forwarder, place),
      kind: /warehouse|depot|store|yard|crossdock/i.test(label) ? "warehouse" : "shipper",
      label,
      companyName,
    };
  });
