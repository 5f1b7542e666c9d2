import type { WordList } from "./lexicon.ts";

/** Words of packages; `?` marks a word that no package type matches for sure. */
export const PACKAGE_WORDS: WordList = [
  [
    "pkg:Pallet",
    "palete|paletes|europalete|paletten|euro palette|euro paletten|europaletten|chep pallet|chep pallets|half pallet|half pallets|pallet|pallets|palet|palets|pallett|palletts|palett|plt|plts|pllt|pllts|plet|pal|pals|pll|plls|palette|palettes|paletten|europalette|europalettes|euro pallet|euro pallets|europallet|europallets|europalet|europalets|pale|palé|pallet eur|palé|tarima|tarimas|estiba|estibas|bancale|bancali|pedana|pedane|pallets eur|托|托盘|卡板|栈板|板|托板|طبلية|طبالي|طبليات|طبليه|طبليتان|طبليتين|بالت|باليت|باليتات|بالتات|بالتة|باليتة|بليت|منصة|منصات نقالة|منصة نقالة|منصات",
  ],
  ["pkg:Skid", "skid|skids|skd|skds"],
  [
    "pkg:Carton",
    "cartoons|cartns|cartones|karton|kartons|kartonagen|caixa de papelao|caixas de papelao|cartonboard box|cartonboard boxes|fibreboard box|fibreboard boxes|fiberboard box|fiberboard boxes|carton|cartons|ctn|ctns|ctn's|cart|carts|cartone|cartoni|caja de carton|cajas de carton|caisse carton|caisses carton|caisse en carton|caisses en carton|scatola di cartone|scatole di cartone|scatole cartone|纸箱|كرتون|كراتين|كرتونة|كرتونه|كرتونات|كرتونتان|كرتونتين|كارتون|كراتن|cardboard box|cardboard boxes",
  ],
  [
    "pkg:Box",
    "boxs|boxez|box|boxes|bx|bxs|caja|cajas|boite|boites|scatola|scatole|盒|盒子|صندوق|صناديق|صندوقان|صندوقين",
  ],
  [
    "pkg:Crate",
    "crats|crat|holzkiste|holzkisten|caixa de madeira|caixas de madeira|plywood box|plywood boxes|plywood case|plywood cases|ply case|ply cases|cajon de madera contrachapada|crate|crates|crt|crts|wooden case|wooden cases|wooden box|wooden boxes|wood crate|wood crates|wooden crate|wooden crates|caja de madera|cajas de madera|cajon de madera|cajones de madera|huacal|huacales|guacal|guacales|cassa di legno|casse di legno|cassa in legno|casse in legno|casse legno|cassa legno|caisse en bois|caisses en bois|caisse bois|caisses bois|木箱|صندوق خشبي|صندوقان خشبيان|صندوقين خشبيين|صناديق خشبية|صندوق خشب|صناديق خشب|قفص خشبي|اقفاص خشبية",
  ],
  [
    "pkg:Drum",
    "fass|fasser|tambores de aco|steel drum|steel drums|plastic drum|plastic drums|drum|drums|drm|drms|fut|futs|fusto|fusti|bidon|bidones|bidons|tambor|tambores|tambo|tambos|桶|圆桶|铁桶|برميل|براميل|برميلان|برميلين",
  ],
  [
    "pkg:Bag",
    "bag|bags|sack|sacks|bolsa|bolsas|saco|sacos|sac|sacs|sacco|sacchi|sacchetto|袋|袋子|编织袋|麻袋|كيس|اكياس|أكياس|شوال|شوالات",
  ],
  ["pkg:Bale", "bale|bales|bala|balas|fardo|fardos|balle|balles|balla|balle|包|بالة|بالات"],
  ["pkg:Barrel", "barrel|barrels|barril|barriles|baril|barils|barile|barili"],
  ["pkg:Basket", "basket|baskets|cesta|cestas|panier|paniers|cesto|cesti|篮"],
  ["pkg:Bundle", "bundle|bundles|atado|atados|fardeau|fascio|fasci|捆|حزمة|حزم|ربطة|ربطات"],
  ["pkg:Case", "case|cases|cs"],
  ["pkg:Cask", "cask|casks"],
  ["pkg:Coil", "coil|coils|bobina de acero"],
  [
    "pkg:Container",
    "container|containers|contenedor|contenedores|conteneur|conteneurs|contenitore|contenitori",
  ],
  ["pkg:Cylinder", "cylinder|cylinders|cilindro|cilindros|bouteille de gaz|cilindri|钢瓶|اسطوانة|اسطوانات"],
  ["pkg:Envelope", "envelope|envelopes|sobre de documentos|enveloppe|enveloppes|busta|buste|信封"],
  ["pkg:Can", "can of paint|cans"],
  ["pkg:Pail", "pail|pails|bucket|buckets|cubeta|cubetas|seau|seaux|secchio|secchi"],
  ["pkg:Package", "package|packages|pkg|pkgs|pack|packs|packet|packets"],
  [
    "pkg:Pieces",
    "piece|pieces|pc|pcs|pce|pces|pcs.|pieza|piezas|pza|pzas|pz|pezzo|pezzi|piece(s)|pièce|pièces|件|قطعة|قطع|قطعه|قطعتان|قطعتين|pkt",
  ],
  ["pkg:Rack", "rack|racks"],
  ["pkg:Reel", "reel|reels|carrete|carretes"],
  ["pkg:Roll", "roll|rolls|rollo|rollos|rouleau|rouleaux|rlx|rotolo|rotoli|卷|لفة|لفات|رول|رولات"],
  ["pkg:Spool", "spool|spools"],
  ["pkg:Tank", "tank|tanks|ibc|ibcs"],
  ["pkg:Totes", "tote|totes"],
  ["pkg:Tube", "tube|tubes|tubo|tubos|tubi"],
  ["pkg:Unit", "unit|units|unidad|unidades|unite|unites|unita|台|套|وحدة|وحدات"],
  [
    "pkg:?",
    "caixa|caixas|volumes|packstuck|packstucke|bulto|bultos|fulles|tabacos|bto|btos|colis|coli|collo|colli|caisse|caisses|cassa|casse|箱|箱子|木架|铁架|铁箱|胶箱|周转箱|طرد|طرود|طردان|طردين|parcel|parcels|item|items|jerrican|jerricans|jerrycan|jerrycans|tanica|taniche|balot|lot de|cajon|cajones|paquete|paquetes|paquet|paquets|pacco|pacchi|包裹|个|حاوية صغيرة|unité de chargement|cargo pieces|trunk|trunks|flightcase|flight case|flight cases|valise|valises|maleta|maletas|malla|garrafa|garrafas|hobbock|roller|machine|machines|gabbia|gabbie|jaula|jaulas|cage|cages|bac|bacs|zak|kiste|kisten|packstück|packstücke|colly|stück|pieza suelta",
  ],
];

/** Units after a figure; the same word elsewhere (in, m, t) is only a word. */
export const UNIT_WORDS: WordList = [
  [
    "len:cm",
    "cm|cms|cm.|centimeter|centimeters|centimetre|centimetres|centimetro|centimetros|centimetri|厘米|公分|سم|سنتيمتر|سنتمتر|سنتي|cmt|cmts",
  ],
  [
    "len:mm",
    "mm|mms|mm.|millimeter|millimeters|millimetre|millimetres|milimetro|milimetros|millimetri|毫米|مم|ملم|مليمتر",
  ],
  ["len:m", "m|mt|mts|mtr|mtrs|mtr.|meter|meters|metre|metres|metro|metros|metri|米|م|متر|امتار"],
  [
    "len:in",
    "inces|inchez|inchs|inche|in|ins|inch|inches|\"|''|pulgada|pulgadas|pulg|pulg.|plg|pouce|pouces|po|pollice|pollici|英寸|吋|بوصة|بوصه|انش|إنش",
  ],
  ["len:ft", "ft|feet|foot|'|pie|pies|pied|pieds|piede|piedi|英尺|قدم|اقدام"],
  [
    "wgt:kg",
    "kg|kgs|kg.|kgs.|kilo|kilos|kilogram|kilograms|kilogramme|kilogrammes|kilogramo|kilogramos|chilo|chili|chilogrammi|chilogrammo|kilogrammi|公斤|千克|كجم|كغ|كغم|كلغ|كلغم|كيلو|كيلوغرام|كيلوجرام|كيلوغرامات|ك.ج|ك.غ|كج",
  ],
  ["wgt:lb", "lb|lbs|lb.|lbs.|#|pound|pounds|libra|libras|livre|livres|libbra|libbre|磅|رطل|باوند"],
  [
    "wgt:t",
    "t|ton|tons|tonne|tonnes|tn|tonelada|toneladas|tonnellata|tonnellate|tonn|吨|طن|اطنان|metric ton|metric tons|metric tonne|metric tonnes",
  ],
  ["wgt:g", "g|gr|grs|gram|grams|gramme|grammes|gramos|grammi|克|غرام|جرام"],
  [
    "vol:m3",
    "cbm|cbms|m3|m^3|cubic meter|cubic meters|cubic metre|cubic metres|metro cubico|metros cubicos|metre cube|metres cubes|metro cubo|metri cubi|mc|立方米|立方|方|م3|متر مكعب|م٣|cu m|cu.m",
  ],
  [
    "vol:ft3",
    "cft|ft3|cu ft|cuft|cubic feet|cubic foot|cu. ft.|cu.ft|cf|pies cubicos|pieds cubes|piedi cubi|立方英尺",
  ],
];

/** Words that say whether a figure is of one piece or of all. */
export const SHARE_WORDS: WordList = [
  [
    "each",
    "eech|eatch|a peice|per peice|peice|/ud|/ud.|por ud|por ud.|por volume|por palete|por caixa|pro kiste|pro palette|pro karton|each|ea|ea.|apiece|a piece|per piece|per pc|per pce|per pcs|per plt|per pallet|per skid|per carton|per ctn|per box|per crate|per drum|per unit|per bag|per roll|per package|per pkg|per case|per item|per reel|per bale|per tote|/pc|/pcs|/pce|/piece|/plt|/pallet|/ctn|/carton|/box|/ea|/each|/unit|/skid|/crate|/drum|/pkg|/roll|/bag|/case|p/p|pp|p.p.|individually|unit weight|unitary|c/u|c/u.|cu|cada uno|cada una|por pieza|por bulto|por caja|por palet|por pallet|por unidad|por tarima|por tambor|por carton|por cajon|por saco|por rollo|por bidon|la unidad|la pieza|/bulto|/caja|/pza|/palet|/u|unitario|unitaria|unit.|unitarios|peso unitario|piece seule|chacun|chacune|l'unite|l'un|l'une|la piece|par piece|par colis|par palette|par carton|par caisse|par fut|par unite|par sac|par rouleau|piece unitaire|unitaire|unitaires|poids unitaire|pièce|/colis|/palette|/piece|/u.|pu|ognuno|ognuna|cadauno|cadauna|ciascuno|ciascuna|ciascun|cad|cad.|cadun|caduno|caduna|l'uno|l'una|al pezzo|per collo|per pezzo|per cartone|per bancale|per cassa|per scatola|per fusto|a collo|a pezzo|a bancale|a cartone|a cassa|/collo|/cad|/pz|/cadauno|/bancale|/cartone|/cassa|unitario|peso cad|a testa|uno|单件|单件重|单重|单个|单箱|单托|单板|单桶|每件|每托|每箱|每个|每板|每桶|每盒|每包|每卷|每袋|每台|每只|一件|/件|/箱|/托|/板|/桶|/个|件重|/ctn|للبالتة|للبالت|للباليت|للكيس|للقفص|للحاوية|للقطعة|للقطعه|لكل قطعة|لكل قطعه|لكل كرتون|لكل كرتونة|لكل طبلية|لكل طرد|لكل صندوق|لكل برميل|لكل واحد|لكل واحدة|لكل منها|لكل منهما|لكل|للواحد|للواحدة|للطبلية|للطرد|للكرتون|للكرتونة|للبرميل|للصندوق|الواحد|الواحدة|للوحدة|القطعة الواحدة|وزن القطعة|وزن الطرد|وزن الكرتون|وزن الكرتونة|وزن الطبلية|وزن البرميل|وزن الشوال|وزن الكيس|وزن القفص|وزن الصندوق|وزن الباليت|وزن البالت|وزن الوحدة|وزن كل|jeweils|je|pro stück|per palet|weight per",
  ],
  ["everyone", "each|every|per|cada|chaque|ogni|ognuno|ognuna|ciascun|ciascuna|每|كل"],
  [
    "total",
    "for the lot|the whole lot|pour le lot|por el lote|per il lotto|pour le tout|gesamtgewicht|bruttogewicht gesamt|peso complessivo|poids complet|total|tt|totals|totale|totali|totaux|totales|totally|ttl|tot|tot.|ttl.|tl|altogether|together|all together|for both|for the two|por las dos|por los dos|pour les deux|per entrambi|per entrambe|in all|all in all|all up|combined|overall|grand total|sum|in total|en total|en tout|au total|en todo|in tutto|complessivo|complessivi|complessiva|complessive|complessivamente|globale|soit|somma|suma|somme|global|ensemble|共|共计|总|总共|总计|合计|总重|总重量|毛重合计|总毛重|总数|总件数|小计|一共|全部|共重|إجمالي|الإجمالي|الوزن الإجمالي|الوزن القائم الإجمالي|الوزن الكلي|إجمالي الوزن|وزن إجمالي|总毛重|اجمالي|المجموع|مجموع|بالكامل|إجمالا|الكلي|كلي|الاجماليه|إجمالية|insgesamt|gesamt|zusammen",
  ],
];

/** Names of measures and of the columns of a table. */
export const MEASURE_WORDS: WordList = [
  [
    "col:pieces",
    "stk|stk.|stück|anz|anz.|anzahl|menge|qty|quantity|qnty|no of pcs|no. of pcs|no of pieces|number of pieces|no. of pkgs|no of pkgs|no of ctns|no. of ctns|nos|count|pcs|pieces|pc|pkgs|pkg|ctns|ctn|cartons|packages|piece|units|plts|pallets|cant|cant.|cantidad|ctd|ctd.|bultos|piezas|pzas|num|uds|uds.|nr|qte|qté|quantite|nb|nbre|nombre|nb colis|nbre colis|nombre de colis|nb de colis|colis|pieces|q.ta|q.tà|qta|qtà|quantita|n. colli|n.colli|nr colli|nr. colli|num colli|colli|pezzi|numero colli|n° colli|件数|数量|箱数|托数|个数|件|总件数|العدد|عدد|الكمية|كمية|عدد الطرود|عدد القطع|عدد الكراتين|القطع|الطرود|anzahl|menge",
  ],
  [
    "col:package",
    "packaging|package type|pkg type|type|packing|pack|kind|package|embalaje|tipo|tipo de bulto|tipo embalaje|bulto|emballage|conditionnement|type colis|imballo|imballaggio|tipo imballo|tipologia|tipo collo|包装|包装类型|包装方式|包装种类|نوع التغليف|التغليف|نوع الطرد|النوع|نوع|تغليف|نوع العبوة|verpackung",
  ],
  [
    "col:length",
    "lunga|lungo|lunghe|lunghi|l|length|len|lgth|long|long.|largo|longitud|longueur|lungh|lungh.|lung|lung.|lunghezza|长|长度|الطول|طول|länge",
  ],
  [
    "col:width",
    "larga|larghe|w|de large|en large|width|wide|wid|wdth|ancho|anch|anch.|anchura|larg|larg.|largeur|larghezza|largh|largh.|la|宽|宽度|العرض|عرض|breite|b",
  ],
  [
    "col:height",
    "alta|alte|alti|tall|h|height|hgt|ht|high|alto|altura|alt|alt.|haut|haut.|hauteur|altezza|高|高度|الارتفاع|ارتفاع|höhe",
  ],
  [
    "col:diameter",
    "dia|dia.|diam|diam.|diameter|diameters|diametro|diametre|durchmesser|直径|قطر|القطر|بقطر",
  ],
  [
    "col:dims",
    "dims|dim|dim.|dims.|dimension|dimensions|size|sizes|measurement|measurements|measure|meas|lxwxh|l x w x h|l*w*h|lwh|l/w/h|medidas|medida|dimensiones|dimens|largo x ancho x alto|dimensions l x l x h|long. x larg. x haut|long x larg x haut|longueur x largeur x hauteur|mesures|dimensioni|misure|misura|dim|ingombri|lung x larg x alt|尺寸|规格|外箱尺寸|长宽高|长x宽x高|长*宽*高|体积尺寸|المقاسات|المقاس|مقاس|مقاسات|الابعاد|الأبعاد|أبعاد|abmessungen|maße|masse",
  ],
  [
    "col:weight",
    "masse brute|masse totale|masse brute totale|masse unitaire|g.weight|g. weight|g.wt|g.wt.|weight|wt|wts|wgts|wgt|wght|gw|g.w.|g.w|g/w|gross|gross weight|gross wt|gr wt|gr. wt|grs wt|weights|kilos|kgs|kg|lbs|lb|peso|peso bruto|pesos|p. bruto|poids|poids brut|peso lordo|pesi|pesi lordi|lordo|kg lordi|重量|毛重|重|g.w|الوزن|وزن|الوزن القائم|الوزن الاجمالي|gewicht|gewichte|brutto|الأوزان|اوزان",
  ],
  [
    "col:net",
    "n.weight|n. weight|n/w|n.wt|n.wt.|net|net kg|net kgs|nett|netto|neto|peso neto kg|net (kg)|الصافي|净重kg|net weight|net wt|n.w.|nw|peso neto|poids net|peso netto|净重|الوزن الصافي",
  ],
  ["col:unit", "unit|uom|u/m|unidad|unite|unita|um|u.m.|单位|الوحدة"],
  ["col:volume", "volume|vol|vol.|cbm|m3|cubage|volumen|cubicaje|体积|总体积|الحجم|حجم|cubatura|volumi"],
  [
    "col:index",
    "lot|line|item|no|no.|n°|n.|nr.|#|pos|pos.|ref|sr|s/n|partida|linea|ligne|riga|partita|序号|编号|项|م|رقم|الرقم|تسلسل",
  ],
  [
    "col:description",
    "五金|五金件|五金配件|description|commodity|goods|contents|content|descripcion|mercancia|mercaderia|designation|marchandise|descrizione|merce|品名|货名|货物|البضاعة|الوصف|وصف|الصنف|desc|cargo",
  ],
  [
    "col:stack",
    "gerbage|gerbables|empilement|superposition|estibamiento|apilamiento|impilabile|accatastabile|impilabilita|stackable|stackability|stack|apilable|remontable|gerbable|sovrapponibile|可堆叠|堆叠|قابل للتكديس|التكديس",
  ],
  [
    "size",
    "chg wt|chg. wt.|chg weight|chgbl|chgbl wt|chbl wt|chargable weight|chargable|cw|chargeable weight|chargeable|ch. weight|ch wt|chw|chargeable wt|chargeable wt.|vol weight|vol wt|vol wt.|vol. wt|vol. wt.|vol.wt|volumetric weight|volumetric wt|vol. weight|volume weight|volume wt|dim weight|dim wt|peso volumetrico|peso tassabile|poids volumetrique|poids taxable|poids volume|计费重|体积重|الوزن الحجمي|peso cobrable|peso tasable|c.w.|c/w",
  ],
];

/** Whether pieces may carry others. */
export const STACK_WORDS: WordList = [
  [
    "stack:no",
    "nobody puts anything on top|nobody put anything on top|no one puts anything on top|not put anything on top|don't put anything on top|do not put anything on top|don't place anything on top|do not place anything on top|do not load anything on top|no admite ninguna carga encima|no admiten ninguna carga encima|no admite carga encima|no admiten carga encima|sin carga encima|no admite peso encima|rien ne doit etre pose dessus|rien ne doit etre mis dessus|rien ne doit etre charge dessus|rien ne peut etre pose dessus|niente deve essere appoggiato sopra|non appoggiare nulla sopra|non mettere niente sopra|nothing may be placed on top|nothing can be placed on top|nothing should be placed on top|nothing must be placed on top|nothing to be placed on top|nothing may be loaded on top|nothing may be stacked on top|nothing can go on top|nothing to go on top|nothing goes on top|may not be stacked|should not be stacked|may not be double stacked|must not be double stacked|not for stacking|no overstacking|no over-stacking|do not overstack|no top stow|no top stowage|no admite apilamiento|no admiten apilamiento|no admite apilado|no admite remonte|nada encima|no poner nada encima|no colocar nada encima|no debe apilarse|no deben apilarse|no puede apilarse|no pueden apilarse|no puede remontarse|no pueden remontarse|ne rien poser dessus|ne rien mettre dessus|ne rien charger dessus|rien dessus|ne peut pas etre gerbe|ne peut pas etre gerbee|ne peuvent pas etre gerbes|ne peuvent pas etre gerbees|ne peut pas etre superpose|ne peut pas etre superposee|ne peuvent pas etre superposes|ne peuvent pas etre superposees|ne pas superposer|pas de gerbage|sans gerbage|nulla sopra|niente sopra|non mettere nulla sopra|non caricare nulla sopra|non impilare|non accatastare|non si puo impilare|non si possono impilare|non puo essere impilato|non puo essere impilata|non possono essere impilati|non possono essere impilate|non puo essere sovrapposto|non puo essere sovrapposta|non possono essere sovrapposti|non possono essere sovrapposte|上面不能放|上面不能压|不允许堆叠|不允许叠放|不得堆叠|不得叠放|不得堆码|请勿堆叠|请勿叠放|严禁堆叠|禁止叠放|不可重叠|不能重叠|不耐压|لا يجوز التكديس|لا يجوز تكديسها|يمنع التكديس|لا يسمح بالتكديس|لا يقبل التكديس|لا تقبل التكديس|لا يوضع فوقها شيء|لا يوضع شيء فوقها|غير صالحة للتكديس|غير صالح للتكديس|بدون تكديس|interdiction de gerber|interdit de gerber|interdit de superposer|prohibido estibar|prohibido apilar|vietato sovrapporre|divieto di sovrapposizione|non si puo sovrapporre|non si possono sovrapporre|non sovrapporre|non superposable|non superposables|pas superposable|pas superposables|nothing may go on top|nothing may be put on top|non stackable|not to be double stacked|do not double stack|no double stacking|non double stackable|not double stackable|cannot be double stacked|do not top load|no top load|no top loading|not top loadable|top load not allowed|nothing on top|non-stack cargo|nao empilhavel|nao remontavel|no se puede estibar|no se pueden estibar|no estibar|nicht stapelfähig|nicht stapeln|不能堆码|勿叠放|غير قابل للرص فوق بعضه|غير قابلة للرص فوق بعضها|non-stackable|nonstackable|not stackable|not stack|non stack|non-stack|do not stack|don't stack|dont stack|cannot be stacked|can not be stacked|can't be stacked|not to be stacked|must not be stacked|no stack|no stacking|unstackable|stackable no|stackable: no|stackable:no|stackable - no|stackable? no|n/stackable|no apilable|no apilables|no apilar|no remontable|no remontables|no remontar|no estibable|no estibables|apilable: no|remontable: no|sin remontar|no se puede apilar|no se pueden apilar|no se puede remontar|no se pueden remontar|non gerbable|non gerbables|non-gerbable|non-gerbables|non empilable|non empilables|non-empilable|non-empilables|ne pas gerber|ne pas empiler|pas gerbable|pas gerbables|pas empilable|pas empilables|gerbage interdit|gerbage impossible|gerbage non autorise|empilage interdit|stacking not allowed|stacking prohibited|no stacking allowed|no se permite apilar|prohibido apilar|prohibido remontar|apilado no permitido|impilaggio vietato|vietato impilare|vietato sovrapporre|gerbable: non|gerbable : non|gerbable non|non sovrapponibile|non sovrapponibili|non impilabile|non impilabili|non accatastabile|non accatastabili|non sovrapporre|sovrapponibile: no|sovrapponibili: no|impilabile: no|impilabili no|sovrapponibili no|不可堆叠|不能堆叠|不可叠放|不可叠|不可堆放|不可堆码|不堆叠|不能叠放|不能叠|勿堆叠|禁止堆叠|不能堆放|不可压|غير قابل للتكديس|غير قابلة للتكديس|غير قابل للتستيف|غير قابلة للرص|غير قابل للرص|لا يمكن تكديسها|لا تكدس|لا يكدس|عدم التكديس|ممنوع التكديس|لا يمكن التكديس|لا يمكن رصها|nicht stapelbar",
  ],
  [
    "stack:yes",
    "superposable|superposables|double stackable|empilhavel|stapelfähig|stackable|stackables|can be stacked|may be stacked|stackable yes|stackable: yes|apilable|apilables|remontable|remontables|estibable|estibables|gerbable|gerbables|empilable|empilables|sovrapponibile|sovrapponibili|impilabile|impilabili|accatastabile|accatastabili|可堆叠|可叠放|可以堆叠|可堆放|可以叠|قابل للتكديس|قابلة للتكديس|قابل للرص|قابلة للرص|stapelbar",
  ],
];

/** Numbers written as words. */
export const NUMBER_WORDS: WordList = [
  ["num:1", "one|un|una|uno|une|single|一|一个|واحد|واحدة"],
  ["num:2", "two|dos|deux|due|两|二|اثنان|اثنين|a couple of"],
  ["num:3", "three|tres|trois|tre|三|ثلاثة|ثلاث"],
  ["num:4", "four|cuatro|quatre|quattro|四|اربعة|اربع"],
  ["num:5", "five|cinco|cinq|cinque|五|خمسة|خمس"],
  ["num:6", "six|seis|sei|六|ستة|ست"],
  ["num:7", "seven|siete|sept|sette|七|سبعة|سبع"],
  ["num:8", "eight|ocho|huit|otto|八|ثمانية|ثماني|ثمان"],
  ["num:9", "nine|nueve|neuf|nove|九|تسعة|تسع"],
  ["num:10", "ten|diez|dix|dieci|十|عشرة|عشر"],
  ["num:11", "eleven|once|onze|undici|十一|احد عشر"],
  ["num:12", "twelve|doce|douze|dodici|a dozen|十二|اثنا عشر|اثني عشر"],
  ["num:15", "fifteen|quince|quinze|quindici|十五|خمسة عشر"],
  ["num:20", "twenty|veinte|vingt|venti|二十|عشرون|عشرين"],
  ["num:30", "thirty|treinta|trente|trenta|三十|ثلاثون|ثلاثين"],
];

export const TIMES_WORDS: WordList = [
  ["times", "x|*|by|por|per|par|sur|乘|在|في|ضرب|×"],
  [
    "approx",
    "est|est.|estimated|estimate|estimado|estimada|estime|estimee|stimato|stimata|indicative|估计|تقديري|ca|ca.|circa|approx|approx.|approximately|about|around|roughly|some|env|env.|environ|aprox|aprox.|aproximadamente|unos|unas|alrededor de|约|大约|大概|حوالي|تقريبا|نحو|ungefähr|~",
  ],
  [
    "missing",
    "tbc|tba|tbd|to be confirmed|to be advised|unknown|pending|por confirmar|a confirmar|pendiente|pendientes|a confirmer|a preciser|inconnues|inconnu|da confermare|da definire|in arrivo|待定|待确认|未知|暂无|لاحقا|غير معروف|غير معروفة|غير متوفرة|سيتم تأكيدها",
  ],
];
