import { parseTable } from "./package-files.ts";
import type { AirlineRow } from "./seed-rows.ts";

// code | ICAO | name | country | air waybill prefix | sure? (yes: several public lists agree) | F freighters, B belly only
const CARRIERS = `
3S|BOX|AeroLogic|DE|||F
3U|CSC|Sichuan Airlines|CN|876|no|F
3V|TAY|ASL Airlines Belgium|BE|756|no|F
4W|AJK|Allied Air|NG|574|no|F
5C|ICL|Challenge Airlines IL|IL|700|no|F
5J|CEB|Cebu Pacific|PH|203|no|B
5O|FPO|ASL Airlines France|FR|||F
5X|UPS|UPS Airlines|US|406|yes|F
5Y|GTI|Atlas Air|US|369|yes|F
6E|IGO|IndiGo|IN|312|no|F
6R|TNO|AeroUnion|MX|873|no|F
7L|AZG|Silk Way West Airlines|AZ|501|no|F
8V|ACP|Astral Aviation|KE|485|yes|F
A3|AEE|Aegean Airlines|GR|390|no|B
A8|AMF|Ameriflight|US|||F
AA|AAL|American Airlines|US|001|yes|B
AC|ACA|Air Canada|CA|014|yes|F
AD|AZU|Azul Linhas Aéreas|BR|577|yes|F
AF|AFR|Air France|FR|057|yes|F
AH|DAH|Air Algérie|DZ|124|no|B
AI|AIC|Air India|IN|098|yes|B
AK|AXM|AirAsia|MY|807|no|B
AM|AMX|Aeroméxico|MX|139|yes|B
AR|ARG|Aerolíneas Argentinas|AR|044|no|B
AS|ASA|Alaska Airlines|US|027|no|F
AT|RAM|Royal Air Maroc|MA|147|yes|F
AV|AVA|Avianca|CO|134|no|B
AY|FIN|Finnair|FI|105|no|B
AZ|ITY|ITA Airways|IT|055|yes|B
B6|JBU|JetBlue Airways|US|279|no|B
BA|BAW|British Airways|GB|125|yes|B
BF|FBU|French bee|FR|||B
BG|BBC|Biman Bangladesh Airlines|BD|997|no|B
BI|RBA|Royal Brunei Airlines|BN|672|no|B
BR|EVA|EVA Air|TW|695|yes|F
BT|BTI|airBaltic|LV|657|no|B
BW|BWA|Caribbean Airlines|TT|106|no|B
BZ|BDA|Blue Dart Aviation|IN|||F
C8|ICV|Cargolux Italia|IT|356|no|F
CA|CCA|Air China|CN|999|yes|F
CF|CYZ|China Postal Airlines|CN|||F
CI|CAL|China Airlines|TW|297|yes|F
CK|CKK|China Cargo Airlines|CN|112|yes|F
CM|CMP|Copa Airlines|PA|230|no|F
CV|CLX|Cargolux|LU|172|yes|F
CX|CPA|Cathay Pacific|HK|160|yes|F
CZ|CSN|China Southern Airlines|CN|784|yes|F
D0|DHK|DHL Air UK|GB|936|no|F
D5|DAE|DHL Aero Expreso|PA|992|no|F
D7|XAX|AirAsia X|MY|843|no|B
DE|CFG|Condor|DE|881|no|B
DJ|SRR|Maersk Air Cargo|DK|||F
DL|DAL|Delta Air Lines|US|006|yes|B
DT|DTA|TAAG Angola Airlines|AO|118|yes|B
EI|EIN|Aer Lingus|IE|053|no|B
EK|UAE|Emirates SkyCargo|AE|176|yes|F
ES|DHX|DHL International Aviation ME|BH|155|no|F
ET|ETH|Ethiopian Airlines|ET|071|yes|F
EW|EWG|Eurowings|DE|104|no|B
EY|ETD|Etihad Airways|AE|607|yes|F
FB|LZB|Bulgaria Air|BG|623|no|B
FI|ICE|Icelandair|IS|108|no|F
FJ|FJI|Fiji Airways|FJ|260|no|B
FX|FDX|FedEx Express|US|023|yes|F
FZ|FDB|flydubai|AE|141|no|B
G3|GLO|GOL Linhas Aéreas|BR|127|no|F
G9|ABY|Air Arabia|AE|514|no|B
GA|GIA|Garuda Indonesia|ID|126|yes|B
GB|ABX|ABX Air|US|832|yes|F
GF|GFA|Gulf Air|BH|072|no|B
GS|GCR|Tianjin Airlines|CN|826|no|B
H2|SKU|Sky Airline|CL|605|no|B
HA|HAL|Hawaiian Airlines|US|173|no|B
HJ|TMN|Tasman Cargo Airlines|AU|||F
HM|SEY|Air Seychelles|SC|061|no|B
HO|DKH|Juneyao Air|CN|018|no|B
HU|CHH|Hainan Airlines|CN|880|yes|B
HX|CRK|Hong Kong Airlines|HK|851|no|B
HY|UZB|Uzbekistan Airways|UZ|250|no|F
IA|IAW|Iraqi Airways|IQ|073|no|B
IB|IBE|Iberia|ES|075|yes|B
J2|AHY|Azerbaijan Airlines|AZ|771|no|B
JD|CBJ|Beijing Capital Airlines|CN|898|no|B
JJ|TAM|LATAM Airlines Brasil|BR|957|no|B
JL|JAL|Japan Airlines|JP|131|yes|F
JU|ASL|Air Serbia|RS|115|no|B
JX|SJX|Starlux Airlines|TW|189|no|B
K4|CKS|Kalitta Air|US|272|no|F
KC|KZR|Air Astana|KZ|465|no|B
KD|WGN|Western Global Airlines|US|||F
KE|KAL|Korean Air|KR|180|yes|F
KH|AAH|Aloha Air Cargo|US|687|no|F
KJ|AIH|AirZeta|KR|994|no|F
KL|KLM|KLM Royal Dutch Airlines|NL|074|yes|B
KQ|KQA|Kenya Airways|KE|706|no|F
KU|KAC|Kuwait Airways|KW|229|no|B
KZ|NCA|Nippon Cargo Airlines|JP|933|no|F
L2|LYC|Lynden Air Cargo|US|344|no|F
L7|LAE|LATAM Cargo Colombia|CO|||F
LA|LAN|LATAM Airlines|CL|045|yes|F
LD|AHK|Air Hong Kong|HK|288|no|F
LG|LGL|Luxair|LU|149|no|B
LH|DLH|Lufthansa Cargo|DE|020|yes|F
LO|LOT|LOT Polish Airlines|PL|080|yes|B
LX|SWR|Swiss WorldCargo|CH|724|yes|B
LY|ELY|El Al Israel Airlines|IL|114|no|B
M3|LTG|LATAM Cargo Brasil|BR|549|yes|F
M6|AJT|Amerijet International|US|810|no|F
M7|MAA|mas|MX|865|no|F
MB|MNB|MNG Airlines|TR|716|no|F
ME|MEA|Middle East Airlines|LB|076|yes|B
MF|CXA|Xiamen Airlines|CN|731|no|B
MH|MAS|Malaysia Airlines|MY|232|yes|F
MK|MAU|Air Mauritius|MU|239|no|B
MP|MPH|Martinair Cargo|NL|129|no|F
MS|MSR|EgyptAir|EG|077|yes|F
MU|CES|China Eastern Airlines|CN|781|yes|B
N8|NCR|National Airlines|US|||F
NC|NAC|Northern Air Cargo|US|345|no|F
NH|ANA|All Nippon Airways|JP|205|yes|F
NX|AMU|Air Macau|MO|675|no|B
NZ|ANZ|Air New Zealand|NZ|086|yes|B
O3|CSS|SF Airlines|CN|921|yes|F
OM|MGL|MIAT Mongolian Airlines|MN|289|no|B
OS|AUA|Austrian Airlines|AT|257|no|B
OU|CTN|Croatia Airlines|HR|831|no|B
OZ|AAR|Asiana Airlines|KR|988|yes|B
PC|PGT|Pegasus Airlines|TR|624|no|B
PK|PIA|Pakistan International Airlines|PK|214|no|B
PO|PAC|Polar Air Cargo|US|403|yes|F
PR|PAL|Philippine Airlines|PH|079|no|B
PX|ANG|Air Niugini|PG|656|no|B
QF|QFA|Qantas Freight|AU|081|no|F
QR|QTR|Qatar Airways Cargo|QA|157|yes|F
QT|TPA|Avianca Cargo|CO|729|yes|F
QY|BCS|European Air Transport (DHL)|DE|615|yes|F
RH|HKC|Hong Kong Air Cargo|HK|828|no|F
RJ|RJA|Royal Jordanian|JO|512|no|B
RO|ROT|TAROM|RO|281|no|B
SA|SAA|South African Airways|ZA|083|yes|B
SB|ACI|Aircalin|NC|063|no|B
SC|CDG|Shandong Airlines|CN|324|no|B
SG|SEJ|SpiceJet|IN|775|no|B
SK|SAS|Scandinavian Airlines|SE|117|no|B
SN|BEL|Brussels Airlines|BE|082|no|B
SQ|SIA|Singapore Airlines|SG|618|yes|F
SS|CRL|Corsair|FR|923|no|B
SV|SVA|Saudia Cargo|SA|065|yes|F
TC|ATC|Air Tanzania|TZ|197|no|F
TG|THA|Thai Airways|TH|217|yes|B
TH|RMY|Raya Airways|MY|539|no|F
TK|THY|Turkish Cargo|TR|235|yes|F
TN|THT|Air Tahiti Nui|PF|244|no|B
TP|TAP|TAP Air Portugal|PT|047|yes|B
TS|TSC|Air Transat|CA|649|no|B
TU|TAR|Tunisair|TN|199|no|B
TX|FWI|Air Caraïbes|FR|427|no|B
UA|UAL|United Airlines|US|016|yes|B
UC|LCO|LATAM Cargo Chile|CL|145|yes|F
UL|ALK|SriLankan Airlines|LK|603|no|B
UU|REU|Air Austral|RE|760|no|B
UX|AEA|Air Europa|ES|996|yes|B
VA|VOZ|Virgin Australia|AU|795|no|B
VJ|VJC|Vietjet Air|VN|978|no|B
VN|HVN|Vietnam Airlines|VN|738|yes|B
VS|VIR|Virgin Atlantic|GB|932|no|B
W8|CJT|Cargojet|CA|489|no|F
WB|RWD|RwandAir|RW|459|no|B
WN|SWA|Southwest Airlines|US|526|no|B
WS|WJA|WestJet|CA|838|no|F
WT|SWT|Swiftair|ES|||F
WY|OMA|Oman Air|OM|910|no|B
X7|CHG|Challenge Airlines BE|BE|752|no|F
XY|KNE|flynas|SA|593|no|B
Y8|YZR|Suparna Airlines|CN|871|no|F
YP|APZ|Air Premia|KR|350|no|B
ZH|CSZ|Shenzhen Airlines|CN|479|no|B
ZP|AZQ|Silk Way Airlines|AZ|||F
ZT|AWC|Titan Airways|GB|||F
`;

/**
 * Carriers that take cargo, written by hand: no package states prefixes. Names are the carriers' own and are left
 * untranslated. A prefix that only one source states is marked as not sure.
 */
export function getAirlineRows(): AirlineRow[] {
  return parseTable(CARRIERS, 7).map(
    ([iata = "", icao = "", name = "", country = "", prefix = "", sure, decks]) => ({
      iata,
      icao,
      name,
      country_code: country,
      awb_prefix: prefix === "" ? null : prefix,
      awb_prefix_sure: sure === "yes",
      has_freighters: decks === "F",
    }),
  );
}
