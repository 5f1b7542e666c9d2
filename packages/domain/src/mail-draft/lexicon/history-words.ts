import type { WordList } from "./lexicon.ts";

/**
 * How a mail refers to earlier shipments instead of saying it again: to the last one, or to what is usual. A list of its
 * own beside the reader's: these words never change what is read from the text.
 */
export const HISTORY_WORDS: WordList = [
  [
    "last",
    "same as last time|same as last|same as the last|same as our last|same as before|same as previous|same as the previous|as last time|like last time|as per last|as per our last|as per previous|same again|same details as|same cargo as|same goods as|same shipment as|repeat of|repeat order|repeat shipment|igual que la última vez|lo mismo que la última vez|como la última vez|igual que el anterior|igual que la anterior|igual que el último|igual que la última|igual al anterior|los mismos datos que|misma carga que|misma mercancía que|como el último envío|como el envío anterior|comme la dernière fois|idem que la dernière fois|idem dernière fois|pareil que la dernière fois|la même chose que|identique à la dernière|identique au dernier|identique au précédent|identique à la précédente|comme le dernier envoi|comme l'envoi précédent|comme précédemment|come l'ultima volta|come la volta scorsa|come l'altra volta|uguale all'ultima|identica all'ultima|identico all'ultimo|lo stesso dell'ultima volta|la stessa cosa dell'ultima|stessi dati dell'ultima|come la precedente|come il precedente|come l'ultima spedizione|come l'ultimo invio|和上次一样|跟上次一样|同上次一样|与上次一样|与上次相同|和上次相同|跟上次的一样|和上回一样|同上次|如上次|按上次|照上次|和上一票一样|与上一票相同|同上一票|和上次一樣|跟上次一樣|與上次相同|مثل المرة السابقة|مثل المرة الماضية|مثل المرة الأخيرة|مثل آخر مرة|مثل آخر شحنة|مثل الشحنة السابقة|كالمرة السابقة|كالمرة الماضية|كما في المرة السابقة|كما في المرة الماضية|نفس المرة السابقة|نفس المرة الماضية|نفس الشحنة السابقة|نفس الشحنة الماضية|نفس الشحنة الأخيرة|نفس البضاعة السابقة",
  ],
  [
    "usual",
    "same as usual|same as always|as usual|as always|our usual|the usual|usual goods|usual cargo|usual shipment|usual commodity|igual que siempre|lo mismo de siempre|lo de siempre|como siempre|como de costumbre|carga habitual|mercancía habitual|envío habitual|comme d'habitude|comme toujours|comme à l'accoutumée|marchandise habituelle|marchandises habituelles|envoi habituel|expédition habituelle|come al solito|come sempre|come di consueto|solita merce|solita spedizione|solito carico|merce abituale|和往常一样|跟往常一样|与往常一样|和以往一样|一如既往|老样子|照旧|照常|كالعادة|كالمعتاد|مثل العادة|كما هو معتاد|كما هي العادة|الشحنة المعتادة|البضاعة المعتادة",
  ],
];
