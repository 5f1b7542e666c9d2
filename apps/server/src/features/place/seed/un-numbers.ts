import { parseTable } from "./package-files.ts";
import type { UnNumberRow } from "./seed-rows.ts";

// number | proper shipping name (49 CFR 172.101) | class | packing groups | CAO = forbidden on passenger aircraft;
// class 1 states its compatibility group behind the division
const DANGEROUS_GOODS = `
UN0012|Cartridges for weapons, inert projectile|1.4S||
UN0014|Cartridges for weapons, blank|1.4S||
UN0055|Cases, cartridge, empty, with primer|1.4S||
UN0070|Cutters, cable, explosive|1.4S||
UN0105|Fuse, safety|1.4S||
UN0131|Lighters, fuse|1.4S||
UN0323|Cartridges, power device|1.4S||
UN0336|Fireworks|1.4G||CAO
UN0337|Fireworks|1.4S||
UN0373|Signal devices, hand|1.4S||
UN0405|Cartridges, signal|1.4S||
UN0432|Articles, pyrotechnic for technical purposes|1.4S||
UN0454|Igniters|1.4S||
UN0503|Safety devices, pyrotechnic|1.4G||CAO
UN1001|Acetylene, dissolved|2.1||CAO
UN1002|Air, compressed|2.2||
UN1006|Argon, compressed|2.2||
UN1011|Butane|2.1||CAO
UN1012|Butylene|2.1||CAO
UN1013|Carbon dioxide|2.2||
UN1044|Fire extinguishers|2.2||
UN1046|Helium, compressed|2.2||
UN1049|Hydrogen, compressed|2.1||CAO
UN1056|Krypton, compressed|2.2||
UN1057|Lighters, containing flammable gas|2.1||
UN1065|Neon, compressed|2.2||
UN1066|Nitrogen, compressed|2.2||
UN1070|Nitrous oxide|2.2||
UN1072|Oxygen, compressed|2.2||
UN1075|Petroleum gases, liquefied|2.1||CAO
UN1077|Propylene|2.1||CAO
UN1078|Refrigerant gas, n.o.s.|2.2||
UN1080|Sulphur hexafluoride|2.2||
UN1088|Acetal|3|II|
UN1090|Acetone|3|II|
UN1104|Amyl acetates|3|III|
UN1105|Pentanols|3|II,III|
UN1114|Benzene|3|II|
UN1120|Butanols|3|II,III|
UN1123|Butyl acetates|3|II,III|
UN1133|Adhesives|3|I,II,III|
UN1139|Coating solution|3|I,II,III|
UN1145|Cyclohexane|3|II|
UN1155|Diethyl ether|3|I|
UN1169|Extracts, aromatic, liquid|3|II,III|
UN1170|Ethanol|3|II,III|
UN1173|Ethyl acetate|3|II|
UN1175|Ethylbenzene|3|II|
UN1188|Ethylene glycol monomethyl ether|3|III|
UN1193|Ethyl methyl ketone|3|II|
UN1197|Extracts, flavouring, liquid|3|II,III|
UN1198|Formaldehyde solution, flammable|3|III|
UN1202|Gas oil, diesel fuel or heating oil, light|3|III|
UN1203|Gasoline|3|II|
UN1206|Heptanes|3|II|
UN1208|Hexanes|3|II|
UN1210|Printing ink, flammable|3|I,II,III|
UN1219|Isopropanol|3|II|
UN1220|Isopropyl acetate|3|II|
UN1223|Kerosene|3|III|
UN1230|Methanol|3|II|
UN1245|Methyl isobutyl ketone|3|II|
UN1247|Methyl methacrylate monomer, stabilized|3|II|
UN1262|Octanes|3|II|
UN1263|Paint or paint related material|3|I,II,III|
UN1265|Pentanes, liquid|3|I,II|
UN1266|Perfumery products|3|II,III|
UN1267|Petroleum crude oil|3|I,II,III|
UN1268|Petroleum distillates, n.o.s.|3|I,II,III|
UN1274|n-Propanol|3|II,III|
UN1282|Pyridine|3|II|
UN1287|Rubber solution|3|I,II,III|
UN1293|Tinctures, medicinal|3|II,III|
UN1294|Toluene|3|II|
UN1299|Turpentine|3|III|
UN1300|Turpentine substitute|3|I,II,III|
UN1307|Xylenes|3|II,III|
UN1325|Flammable solid, organic, n.o.s.|4.1|II,III|
UN1327|Hay, straw or bhusa|4.1||
UN1331|Matches, strike anywhere|4.1|III|CAO
UN1350|Sulphur|4.1|III|
UN1362|Carbon, activated|4.2|III|
UN1365|Cotton, wet|4.2|III|
UN1402|Calcium carbide|4.3|I,II|
UN1415|Lithium|4.3|I|CAO
UN1428|Sodium|4.3|I|CAO
UN1436|Zinc powder|4.3|I,II,III|
UN1442|Ammonium perchlorate|5.1|II|
UN1444|Ammonium persulphate|5.1|III|
UN1454|Calcium nitrate|5.1|III|
UN1463|Chromium trioxide, anhydrous|5.1|II|
UN1479|Oxidizing solid, n.o.s.|5.1|I,II,III|
UN1486|Potassium nitrate|5.1|III|
UN1490|Potassium permanganate|5.1|II|
UN1492|Potassium persulphate|5.1|III|
UN1498|Sodium nitrate|5.1|III|
UN1505|Sodium persulphate|5.1|III|
UN1547|Aniline|6.1|II|
UN1593|Dichloromethane|6.1|III|
UN1648|Acetonitrile|3|II|
UN1690|Sodium fluoride, solid|6.1|III|
UN1710|Trichloroethylene|6.1|III|
UN1719|Caustic alkali liquid, n.o.s.|8|II,III|
UN1733|Antimony trichloride|8|II|
UN1755|Chromic acid solution|8|II,III|
UN1759|Corrosive solid, n.o.s.|8|I,II,III|
UN1760|Corrosive liquid, n.o.s.|8|I,II,III|
UN1779|Formic acid, more than 85 % acid|8|II|
UN1789|Hydrochloric acid|8|II,III|
UN1791|Hypochlorite solution|8|II,III|
UN1805|Phosphoric acid solution|8|III|
UN1813|Potassium hydroxide, solid|8|II|
UN1814|Potassium hydroxide solution|8|II,III|
UN1823|Sodium hydroxide, solid|8|II|
UN1824|Sodium hydroxide solution|8|II,III|
UN1830|Sulphuric acid, more than 51 % acid|8|II|
UN1832|Sulphuric acid, spent|8|II|CAO
UN1845|Carbon dioxide, solid (dry ice)|9||
UN1863|Fuel, aviation, turbine engine|3|I,II,III|
UN1866|Resin solution|3|I,II,III|
UN1888|Chloroform|6.1|III|
UN1897|Tetrachloroethylene|6.1|III|
UN1903|Disinfectant, liquid, corrosive, n.o.s.|8|I,II,III|
UN1908|Chlorite solution|8|II,III|
UN1915|Cyclohexanone|3|III|
UN1944|Matches, safety|4.1|III|
UN1950|Aerosols|2.1||
UN1954|Compressed gas, flammable, n.o.s.|2.1||CAO
UN1956|Compressed gas, n.o.s.|2.2||
UN1963|Helium, refrigerated liquid|2.2||
UN1965|Hydrocarbon gas mixture, liquefied, n.o.s.|2.1||CAO
UN1969|Isobutane|2.1||CAO
UN1971|Methane, compressed|2.1||CAO
UN1977|Nitrogen, refrigerated liquid|2.2||
UN1978|Propane|2.1||CAO
UN1987|Alcohols, n.o.s.|3|II,III|
UN1989|Aldehydes, n.o.s.|3|I,II,III|
UN1993|Flammable liquid, n.o.s.|3|I,II,III|
UN1999|Tars, liquid|3|II,III|
UN2000|Celluloid|4.1|III|
UN2014|Hydrogen peroxide, aqueous solution, 20 to 60 %|5.1|II|
UN2031|Nitric acid, other than red fuming|8|I,II|CAO
UN2055|Styrene monomer, stabilized|3|III|
UN2056|Tetrahydrofuran|3|II|
UN2209|Formaldehyde solution|8|III|
UN2211|Polymeric beads, expandable|9|III|
UN2212|Asbestos, amphibole|9|II|
UN2465|Dichloroisocyanuric acid, dry|5.1|II|
UN2672|Ammonia solution|8|III|
UN2789|Acetic acid, glacial|8|II|
UN2790|Acetic acid solution|8|II,III|
UN2794|Batteries, wet, filled with acid|8||
UN2795|Batteries, wet, filled with alkali|8||
UN2800|Batteries, wet, non-spillable|8||
UN2807|Magnetized material|9||
UN2810|Toxic liquid, organic, n.o.s.|6.1|I,II,III|
UN2811|Toxic solid, organic, n.o.s.|6.1|I,II,III|
UN2814|Infectious substance, affecting humans|6.2||
UN2857|Refrigerating machines|2.2||
UN2900|Infectious substance, affecting animals only|6.2||
UN2908|Radioactive material, excepted package, empty packaging|7||
UN2910|Radioactive material, excepted package, limited quantity|7||
UN2911|Radioactive material, excepted package, instruments or articles|7||
UN2915|Radioactive material, Type A package|7||
UN2920|Corrosive liquid, flammable, n.o.s.|8|I,II|
UN2922|Corrosive liquid, toxic, n.o.s.|8|I,II,III|
UN2924|Flammable liquid, corrosive, n.o.s.|3|I,II,III|
UN2984|Hydrogen peroxide, aqueous solution, 8 to 20 %|5.1|III|
UN2990|Life-saving appliances, self-inflating|9||
UN3072|Life-saving appliances, not self-inflating|9||
UN3077|Environmentally hazardous substance, solid, n.o.s.|9|III|
UN3082|Environmentally hazardous substance, liquid, n.o.s.|9|III|
UN3090|Lithium metal batteries|9||CAO
UN3091|Lithium metal batteries contained in or packed with equipment|9||
UN3103|Organic peroxide type C, liquid|5.2||
UN3105|Organic peroxide type D, liquid|5.2||
UN3107|Organic peroxide type E, liquid|5.2||
UN3109|Organic peroxide type F, liquid|5.2||
UN3139|Oxidizing liquid, n.o.s.|5.1|I,II,III|
UN3164|Articles, pressurized, pneumatic or hydraulic|2.2||
UN3166|Vehicle, flammable liquid powered|9||
UN3171|Battery-powered vehicle or equipment|9||
UN3175|Solids containing flammable liquid, n.o.s.|4.1|II|
UN3245|Genetically modified microorganisms or organisms|9||
UN3257|Elevated temperature liquid, n.o.s.|9|III|CAO
UN3264|Corrosive liquid, acidic, inorganic, n.o.s.|8|I,II,III|
UN3265|Corrosive liquid, acidic, organic, n.o.s.|8|I,II,III|
UN3266|Corrosive liquid, basic, inorganic, n.o.s.|8|I,II,III|
UN3267|Corrosive liquid, basic, organic, n.o.s.|8|I,II,III|
UN3268|Safety devices, electrically initiated|9||
UN3269|Polyester resin kit|3|II,III|
UN3291|Clinical waste, unspecified, n.o.s.|6.2||
UN3316|Chemical kit or first aid kit|9|II,III|
UN3332|Radioactive material, Type A package, special form|7||
UN3334|Aviation regulated liquid, n.o.s.|9||
UN3335|Aviation regulated solid, n.o.s.|9||
UN3356|Oxygen generator, chemical|5.1||CAO
UN3363|Dangerous goods in machinery or apparatus|9||
UN3373|Biological substance, Category B|6.2||
UN3464|Organophosphorus compound, toxic, solid, n.o.s.|6.1|I,II,III|
UN3469|Paint, flammable, corrosive|3|I,II,III|
UN3470|Paint, corrosive, flammable|8|II|
UN3473|Fuel cell cartridges|3||
UN3480|Lithium ion batteries|9||CAO
UN3481|Lithium ion batteries contained in or packed with equipment|9||
UN3496|Batteries, nickel-metal hydride|9||
UN3499|Capacitor, electric double layer|9||
UN3508|Capacitor, asymmetric|9||
UN3528|Engine, internal combustion, flammable liquid powered|3||
UN3530|Engine, internal combustion|9||
UN3536|Lithium batteries installed in cargo transport unit|9||CAO
UN3551|Sodium ion batteries with organic electrolyte|9||CAO
UN3552|Sodium ion batteries contained in or packed with equipment|9||
UN3556|Vehicle, lithium ion battery powered|9||
UN3557|Vehicle, lithium metal battery powered|9||
UN3558|Vehicle, sodium ion battery powered|9||
ID8000|Consumer commodity|9||
`;

const PACKING_GROUPS = ["I", "II", "III"] as const;

/** Marks every row: the list helps with typing, and a qualified person classifies (pricing rules §9). */
const UN_NUMBER_NOTE = "assistance-only";

/**
 * UN numbers common in air freight, from the public law 49 CFR 172.101; the IATA regulations' text is not copied.
 * Free entry of other numbers stays possible. `cargo_aircraft_only` is a hint; UN3480 and UN3090 carry it by §9.
 * For class 1 the note names the compatibility group too (`assistance-only compatibility-S`): only 1.4S may fly with
 * passengers.
 */
export function getUnNumberRows(): UnNumberRow[] {
  return parseTable(DANGEROUS_GOODS, 5).map(
    ([number = "", name = "", division = "", groups = "", aircraft]) => {
      const compatibilityGroup = /[A-Z]$/.exec(division)?.[0];
      return {
        number,
        name,
        hazard_class: division.replace(/[A-Z]$/, ""),
        packing_groups: PACKING_GROUPS.filter((group) => groups.split(",").includes(group)),
        cargo_aircraft_only: aircraft === "CAO",
        note:
          compatibilityGroup === undefined
            ? UN_NUMBER_NOTE
            : `${UN_NUMBER_NOTE} compatibility-${compatibilityGroup}`,
      };
    },
  );
}
