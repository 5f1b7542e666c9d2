import { type DemoPlace, readPlace } from "./places.ts";

/** A warehouse of a demo forwarder. */
export interface DemoWarehouse extends DemoPlace {
  readonly name: string;
  readonly phone: string;
  readonly openingHours: string;
  readonly remarks: string;
  readonly isActive: boolean;
}

// forwarder | name | contact | street | city | state | zip | country | airport | phone | opening hours | remarks | in use
const TABLE = `
harbor-sky|JFK air cargo warehouse|Jonah Okafor|147-20 Cargo Plaza|Jamaica|NY|11430|US|JFK|+1 718 555 0141|Mon–Fri 06:00–22:00, Sat 08:00–14:00|Docks 4 to 9; TSA screening on site|yes
harbor-sky|Newark crossdock|Luis Vega|22 Dock Road|Newark|NJ|07114|US|EWR|+1 973 555 0122|Mon–Fri 07:00–19:00|No dangerous goods of class 1|yes
harbor-sky|O’Hare consolidation centre|Dana Kowalski|1180 Touhy Avenue|Elk Grove Village|IL|60007|US|ORD|+1 847 555 0118|Mon–Sat 07:00–20:00|Cut-off for the evening departures: 15:00|yes
harbor-sky|LAX freight house|Mia Tran|5600 Imperial Highway|Los Angeles|CA|90045|US|LAX|+1 310 555 0167|Daily 00:00–24:00|Forklift up to 5 t|yes
harbor-sky|Miami cold store|Rosa Medina|7300 NW 25th Street|Miami|FL|33122|US|MIA|+1 305 555 0190|Mon–Sun 05:00–23:00|2–8 °C and 15–25 °C, 40 pallet places each|yes
harbor-sky|Dallas overflow hall|Travis Boone|2500 Freeport Parkway|Irving|TX|75063|US|DFW|+1 972 555 0103|By appointment|Lease ended; kept for old shipments|no
nordlicht|Frankfurt CargoCity Süd|Paul Girard|Frachtring 12|Frankfurt am Main||60549|DE|FRA|+49 69 555 0120|Mo–Fr 06:00–21:00, Sa 08:00–13:00|Reglementierter Beauftragter; Tor 14|yes
nordlicht|Lager Stuttgart|Jürgen Adler|Industriestraße 4|Stuttgart||70565|DE|STR|+49 711 555 0134|Mo–Fr 07:00–17:00|Sammelgut nach FRA täglich 16:00|yes
nordlicht|Malpensa magazzino|Giulia Conti|Via della Cargo City 3|Ferno||21010|IT|MXP|+39 0331 555 018|Lun–Ven 07:00–19:00|Farmaci 2–8 °C|yes
nordlicht|New York desk warehouse|Nina Alvarez|12 Navy Street|Brooklyn|NY|11201|US|JFK|+1 718 555 0177|Mon–Fri 09:00–17:00|For returns from trade fairs|yes
`;

/** The warehouses of both demo forwarders. */
export const DEMO_WAREHOUSES: readonly DemoWarehouse[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [forwarder, name = "", ...rest] = line.split("|");
    const [phone = "", openingHours = "", remarks = "", inUse] = rest.slice(7);
    return {
      ...readPlace(forwarder, rest),
      name,
      phone,
      openingHours,
      remarks,
      isActive: inUse === "yes",
    };
  });
