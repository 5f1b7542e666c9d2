import type { WordList } from "./lexicon.ts";

export const PLACE_WORDS: WordList = [
  [
    "from",
    "loading airport|origins|pols|origem|saindo de|aeroporto de origem|retirada em|from|ex|ex.|origin|orig|orig.|pol|aol|apol|port of loading|airport of origin|airport of departure|airport of loading|departure airport|departure|dep airport|dep|shipper in|pickup in|pickup at|pick up in|pick up at|pick-up in|pick-up at|pickup near|pick up near|pick-up near|picked up in|picked up at|picked up near|collected in|collected at|collect at|located in|located at|stored in|collect from|collection from|collect in|out of|leaving|desde|origen|aeropuerto de origen|aeropuerto de salida|salida|saliendo de|con origen|de|del|procedente de|depuis|au depart de|depart|départ|origine|au départ|aeroport de depart|aeroport d'origine|provenance|enlevement a|ramassage a|collecte a|chargement a|recogida en|recoger en|recoleccion en|retiro en|retirar en|carico a|ritiro da|abholung in|abholung|da|dall'|dal|dalla|partenza|aeroporto di partenza|in partenza da|origine|ritiro a|从|自|由|发货地|发货城市|起运地|起运港|始发|始发港|始发地|出发地|起飞|始发站|起始|من|من مطار|مطار المغادرة|المنشأ|مطار القيام|بلد المنشأ|ميناء الشحن|المصدر|von|ab|abflug",
  ],
  [
    "to",
    "destinations|dests|pods|too|discharge airport|to|into|dest|dest.|destination|destn|pod|aod|apod|port of discharge|airport of destination|airport of discharge|destination airport|arrival airport|arrival|consignee in|delivery to|deliver to|delivery in|deliver in|bound for|going to|for|a|al|hasta|hacia|destino|con destino a|con destino|destino final|aeropuerto de destino|aeropuerto de llegada|llegada|para|entrega en|vers|jusqu'a|pour|aéroport de destination|aeroport de destination|aeroport d'arrivee|à destination de|a destination de|livraison a|arrivee|au|aux|verso|per|destinazione|aeroporto di destinazione|aeroporto di arrivo|con destinazione|arrivo|consegna a|到|至|出|去|往|飞|飞往|发往|发|运到|运至|运往|目的地|目的港|目的站|目的机场|抵达|收货地|送达地|إلى|الى|الي|إلي|حتى|مطار الوصول|الوجهة|وجهة|الوصول|ميناء التفريغ|إلى مطار|الى مطار|nach",
  ],
  [
    "near",
    "next to|close to|near to|due to|subject to|prior to|according to|similar to|adjacent to|need to|needs to|want to|wants to|have to|has to|would like to|like to|able to|try to|junto a|cerca de|cerca del|al lado de|debido a|frente a|pres de|proche de|a cote de|grace a|vicino a|accanto a|presso|附近|بالقرب من|قرب",
  ],
  [
    "via",
    "via|thru|through|transit in|transiting|connecting in|transito en|en transit par|con scalo a|经|经由|转|عبر",
  ],
  [
    "airport",
    "airport|apt|airports|arpt|intl|international|aeropuerto|aeroport|aeroporto|机场|国际机场|مطار|flughafen|city|cargo|air",
  ],
  [
    "route",
    "route|routing|lane|sector|leg|ruta|trayecto|tramo|trajet|itineraire|liaison|tratta|rotta|percorso|itinerario|航线|线路|路线|المسار|خط السير|الخط|strecke",
  ],
  [
    "pickup",
    "pickup|pick up|pick-up|p/u|pu|collect|collection|collected|recogida|recoger|retiro|recoleccion|enlevement|ramassage|collecte|ritiro|提货|取货|الاستلام|استلام|from zip|shipper|origin zip|from door|door pickup|origin",
  ],
  [
    "delivery",
    "delivery|deliver|delivered|dlvy|dlv|deliv|entrega|entregar|livraison|livrer|consegna|consegnare|送货|派送|配送|送到|التسليم|تسليم|توصيل|consignee|consignatario|destinatario|consignataire|destinataire|to door|destination zip|door delivery|destination",
  ],
  [
    "door",
    "door|dr|door-to-door|door to door|d2d|puerta|porte|porta|domicilio|domicile|门|门点|上门|الباب|باب",
  ],
  [
    "zip",
    "zip|zip code|zipcode|zip-code|postal code|postcode|post code|codigo postal|cp|c.p.|code postal|cap|邮编|الرمز البريدي|رمز بريدي",
  ],
];

export const MAIL_WORDS: WordList = [
  [
    "shipment",
    "shipment|shipments|enquiry|enquiries|inquiry|inquiries|request|requests|quote|quotation|quotes|quotations|job|envio|envios|embarque|embarques|cotizacion|solicitud|envoi|envois|expedition|expeditions|demande|demandes|cotation|spedizione|spedizioni|richiesta|richieste|quotazione|票|批|单|شحنة|شحنات|الشحنة|طلب|option",
  ],
  [
    "several",
    "two separate|two different|separate|2 separate|2 shipments|3 shipments|two shipments|three shipments|several shipments|two enquiries|two quotes|two requests|2 enquiries|two quotations|dos envios|dos embarques|dos cotizaciones|tres envios|deux envois|deux expeditions|deux demandes|trois envois|due spedizioni|due richieste|tre spedizioni|due quotazioni|两票|三票|两批货|两单|شحنتان|شحنتين|ثلاث شحنات|second shipment|2nd shipment|another shipment|segundo envio|second envoi|seconda spedizione|第二票|الشحنة الثانية",
  ],
  [
    "instead",
    "instead of|in place of|statt|anstelle von|em vez de|rather than|not|no longer|en lugar de|en vez de|au lieu de|anziche|invece di|而不是|بدلا من|formerly|previously",
  ],
  [
    "same",
    "统一|规格统一|尺寸统一|same|same size|same dims|mismas|misma|mismo|meme|memes|stesse|stessa|stessi|相同|同样|نفس|as below|as before|unchanged",
  ],
  [
    "target",
    "another forwarder|other forwarder|another agent|otro agente|otro transitario|otro forwarder|otra agencia|un autre transitaire|un confrere|altro spedizioniere|un altro spedizioniere|其他货代|别的货代|另一家|وكيل اخر|incumbent|target|competitor|competition|competing|competitors|rate of|our budget|budget|beat|match|currently pay|paying|objetivo|competencia|tarifa objetivo|objectif|concurrent|concurrence|cible|obiettivo|concorrenza|concorrente|target rate|目标|目标价|同行|竞争|المنافس|السعر المستهدف|هدف",
  ],
  [
    "quotein",
    "prices|precios|tarifas|prix|prezzi|tariffe|الاسعار|اسعاركم|quote|quoted|quoting|rates in|rate in|all in|prices in|price in|offer in|in|cotizar en|cotizacion en|tarifa en|precio en|precios en|tarifas en|en|coter en|cotation en|tarif en|prix en|quotare in|quotazione in|prezzi in|tariffe in|prezzo in|报价|以|بال|بعملة|العملة|currency|moneda|devise|valuta|币种|货币|السعر بال",
  ],
  ["currency:CNY", "人民币|rmb"],
  ["currency:USD", "美元|美金"],
  ["currency:EUR", "欧元"],
  ["currency:GBP", "英镑"],
  ["currency:JPY", "日元"],
  ["currency:HKD", "港币|港元"],
  ["currency:CAD", "加元|加币"],
  ["currency:AUD", "澳元"],
  ["currency:CHF", "瑞士法郎"],
  ["currency:SGD", "新加坡元|新币"],
  ["becomes", "改为|改成|变为|变成|增至|减至|增加到|减少到|اصبح|صار"],
  ["correction", "make that|make it|correction|correggo|errata|更正|应为|تصحيح"],
  [
    "withdrawn",
    "disregard|ignore|obsolete|outdated|superseded|withdrawn|wrong|incorrect|applies|aplica|applique|applica|vale|obsoleto|erroneo|perime|errone|作废|取消|有误|不适用|ينطبق|ملغي",
  ],
  [
    "excluded",
    "excluded|removed|exclue|exclues|exclu|exclus|escluso|esclusa|esclusi|escluse|excluido|excluida|excluidos|excluidas|retirado|retirada|retirados|retiradas|除外|已取出",
  ],
  [
    "money",
    "invoice|value|insured|insurance|declared|worth|commercial|customs|offer|capital|valor|factura|asegurado|seguro|facture|valeur|assurance|capitale|fattura|valore|assicurazione|发票|货值|保险|申报|资本|注册资本|قيمة|الفاتورة|تأمين|رأس المال|previous|last|old offer|old quote|our last offer|anterior|precedent|precedente|上次|السابق|liability|limit|clause|fee|storage|penalty|cost|costs",
  ],
];

export const CARGO_WORDS: WordList = [
  [
    "cargo:general",
    "general cargo|general|gen cargo|gc|gencargo|carga general|mercancia general|marchandise generale|marchandises generales|fret general|cargo general|merce generica|merce generale|merci varie|carico generale|普货|普通货物|普通货|一般货物|بضاعة عامة|بضائع عامة|شحن عام",
  ],
  [
    "cargo:nodg",
    "non dg|non-dg|nondg|no dg|not dg|non haz|non-haz|nonhaz|non hazardous|non-hazardous|nonhazardous|not hazardous|non dangerous|non-dangerous|not dangerous|no dangerous goods|no hazardous|no hazmat|non hazmat|non-hazmat|harmless|no peligrosa|no peligroso|no peligrosas|no peligrosos|no imo|sin mercancia peligrosa|no es peligrosa|no es carga peligrosa|non dangereux|non dangereuse|non dangereuses|pas de dg|hors dg|pas dangereux|pas de matiere dangereuse|pas de matieres dangereuses|sans matiere dangereuse|non classe|non classee|non soumis|non pericolosa|non pericoloso|non pericolosi|non pericolose|no adr|non adr|no imo|merce non pericolosa|非危|非危险品|非危品|无危险|不是危险品|不含危险品|غير خطرة|غير خطره|غير خطر|غير خطيرة|ليست خطرة|لا تحتوي على مواد خطرة|nicht gefährlich|kein gefahrgut|no gefahrgut",
  ],
  [
    "cargo:nobattery",
    "no batteries|no battery|no lithium|no lithium batteries|without batteries|without battery|battery free|no li-ion|batteries not included|excl batteries|sin baterias|sin bateria|no lleva baterias|no contiene baterias|sans batterie|sans batteries|pas de batterie|pas de batteries|sans pile|sans piles|senza batterie|senza batteria|niente batterie|no batterie|不带电|不含电池|无电池|不含锂电池|不带电池|无电|بدون بطاريات|بدون بطارية|بلا بطاريات|لا تحتوي على بطاريات|لا توجد بطاريات",
  ],
  [
    "cargo:dg",
    "dg|dangerous|dangerous goods|hazmat|haz|hazardous|hazardous goods|dgr|dg cargo|haz mat|imo|imo cargo|adr|mercancia peligrosa|mercancias peligrosas|carga peligrosa|peligrosa|peligroso|materiales peligrosos|marchandise dangereuse|marchandises dangereuses|matiere dangereuse|matieres dangereuses|dangereux|dangereuse|dangereuses|merce pericolosa|merci pericolose|pericolosa|pericoloso|pericolosi|pericolose|危险品|危险货物|危品|危货|بضاعة خطرة|بضائع خطرة|مواد خطرة|مواد خطره|خطرة|خطره|gefahrgut",
  ],
  [
    "cargo:battery",
    "lithium|lithium battery|lithium batteries|lithium ion|lithium-ion|li-ion|li ion|liion|lithium metal|lithium polymer|lipo|power bank|power banks|powerbank|powerbanks|e-bike batteries|batterie al litio|batteria al litio|batterie litio|batteries au lithium|batterie au lithium|piles au lithium|pile au lithium|baterias de litio|bateria de litio|baterias litio|litio|锂电池|锂离子电池|锂离子|锂电|充电宝|移动电源|بطاريات ليثيوم|بطارية ليثيوم|بطاريات الليثيوم|ليثيوم|lithiumbatterien",
  ],
  [
    "cargo:temp",
    "temperature controlled|temperature-controlled|temp controlled|temp control|temp-controlled|temperature control|controlled temperature|cold chain|coldchain|cool chain|reefer|refrigerated|pharma|pharmaceutical|pharmaceuticals|vaccine|vaccines|col|crt|frozen|keep cool|keep frozen|keep refrigerated|chilled|active container|temperatura controlada|cadena de frio|refrigerado|refrigerada|refrigerados|farmaceutico|farmaceuticos|farmaceutica|congelado|congelada|congelados|medicamentos|vacunas|temperature dirigee|temperature controlee|sous temperature dirigee|chaine du froid|pharmaceutique|pharmaceutiques|surgele|surgeles|refrigere|refrigeres|vaccins|medicaments|temperatura controllata|catena del freddo|farmaci|farmaceutici|farmaceutico|refrigerato|surgelato|surgelati|congelati|vaccini|冷链|温控|冷藏|冷冻|恒温|药品|疫苗|医药|控温|سلسلة التبريد|مبردة|مبرد|مجمدة|مجمد|تبريد|أدوية|ادوية|لقاحات|درجة حرارة متحكم بها|درجة حرارة مضبوطة|حرارة مضبوطة|درجة الحرارة|تحت درجة حرارة|temperaturgeführt|kühlgut",
  ],
  [
    "cargo:perishable",
    "perecible|perecibles|cerezas|cerezas frescas|perishable|perishables|flowers|fresh flowers|cut flowers|roses|fresh fish|fresh fruit|fresh fruits|fresh vegetables|fresh produce|produce|seafood|live lobster|lobsters|fresh meat|fresh salmon|salmon|avocados|mangoes|mangos|asparagus|berries|perecedero|perecederos|perecedera|perecederas|flores|rosas|fruta fresca|pescado fresco|verduras frescas|esparragos|arandanos|salmon fresco|mariscos|perissable|perissables|denrees perissables|denrees|fleurs|fruits frais|poisson frais|legumes frais|fraiches|deperibile|deperibili|merce deperibile|fiori|frutta fresca|pesce fresco|verdura fresca|formaggio fresco|mozzarella|生鲜|鲜花|鲜货|易腐|水果|海鲜|鲜活|三文鱼|樱桃|سريعة التلف|سريع التلف|قابلة للتلف|قابل للتلف|زهور|ورود|فواكه|خضروات|خضار|أسماك طازجة|اسماك طازجة|لحوم طازجة|verderblich|schnittblumen",
  ],
  [
    "cargo:oversized",
    "oversized|oversize|over-size|out of gauge|out-of-gauge|oog|outsize|outsized|over dimensional|overdimensional|heavy lift|main deck only|sobredimensionado|sobredimensionada|sobredimensionados|carga sobredimensionada|fuera de medida|fuera de medidas|hors gabarit|hors-gabarit|hors norme|hors normes|hors cote|fuori sagoma|fuori misura|sovradimensionato|eccezionale|超大|超限|超尺寸|超规|超大件|超长件|كبيرة الحجم|حجم زائد|أبعاد زائدة|ابعاد استثنائية|خارج المقاس|sperrig|übermaß",
  ],
  [
    "cargo:express",
    "express|urgent|urgently|urgente|urgentes|urgence|urgentissime|en urgence|con urgencia|con urgenza|urgenza|urgentissimo|aog|nfo|next flight out|rush|asap shipment|critical|time critical|加急|急货|紧急|特快|急件|عاجل|عاجلة|مستعجل|مستعجلة|طارئ|eilig|eilsendung",
  ],
  [
    "tempword",
    "temp|temp.|temperature|temperatura|temperaturas|temperatures|degrees|degree|grados|degres|gradi|°c|°|deg|celsius|温度|度|摄氏度|درجة|مئوية|درجات|درجه|حرارة|الحرارة|keep|store|stored|conservare|conserver|mantener|c|f|fahrenheit|°f",
  ],
  [
    "below",
    "not exceed|not to exceed|must not exceed|should not exceed|cannot exceed|never above|no higher than|not higher than|no superar|sin superar|no debe superar|no exceder|ne pas depasser|ne doit pas depasser|sans depasser|non superare|non deve superare|不得超过|不要超过|لا تتجاوز|below|under|max|max.|maximum|up to|not above|at most|less than|no more than|maximo|hasta|menos de|por debajo de|maxi|moins de|au-dessous de|massimo|sotto|sotto i|meno di|以下|低于|不超过|أقل من|تحت|لا تزيد عن|بحد أقصى",
  ],
  [
    "above",
    "never below|no lower than|not lower than|no inferior a|pas inferieure a|non inferiore a|不得低于|لا تقل|above|over|min|min.|minimum|at least|not below|more than|minimo|mas de|por encima de|mini|plus de|au-dessus de|sopra|piu di|oltre|以上|高于|不低于|أعلى من|فوق|أكثر من|لا تقل عن",
  ],
];
