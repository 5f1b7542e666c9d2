import type { WordList } from "./lexicon.ts";

export const SIGN_OFF_WORDS: WordList = [
  [
    "signoff",
    "mvh|mvh / rgds|med vennlig hilsen|med venlig hilsen|hilsen|med vanliga halsningar|vriendelijke groeten|groetjes|pozdrawiam|s pozdravem|terveisin|regards|best regards|kind regards|warm regards|warmest regards|many thanks|thanks|thank you|thanks and regards|thanks & regards|thanks in advance|thank you in advance|best|all the best|brgds|b.rgds|brgds.|rgds|b/rgds|br|kr|cheers|sincerely|yours sincerely|yours faithfully|yours truly|with kind regards|with best regards|best wishes|tks|thx|tnx|tks & rgds|tks n rgds|thanks n b.rgds|thks|ta|saludos|saludos cordiales|un saludo|un cordial saludo|cordial saludo|cordiales saludos|atentamente|atte|atte.|atentos saludos|muchas gracias|gracias|gracias de antemano|gracias y saludos|slds|slds.|quedo atento|quedo atenta|quedamos atentos|abrazos|un abrazo|pura vida|cordialement|bien cordialement|tres cordialement|cdt|cdlt|cdlmt|bien a vous|salutations|meilleures salutations|sinceres salutations|sincerement|merci|merci d'avance|merci beaucoup|merci et bonne journee|bonne journee|bonne reception|salutations distinguees|belle journee|cordiali saluti|distinti saluti|saluti|un saluto|un cordiale saluto|cari saluti|grazie|grazie mille|molte grazie|grazie e saluti|tanti saluti|buona giornata|buon lavoro|cordialmente|grazie in anticipo|谢谢|感谢|多谢|此致|敬礼|祝好|顺祝商祺|顺颂商祺|商祺|祝商祺|致礼|谢谢!|非常感谢|盼复|敬上|此致敬礼|مع التحية|مع تحياتي|تحياتي|مع خالص التحية|مع أطيب التحيات|أطيب التحيات|وتقبلوا فائق الاحترام|وتفضلوا بقبول فائق الاحترام|شكرا|شكرا لكم|شكرا جزيلا|مع جزيل الشكر|جزيل الشكر|مع الشكر|مع الشكر والتقدير|والسلام|والسلام عليكم|تحية طيبة وبعد|لكم جزيل الشكر|مع الشكر والتحية|mit freundlichen grüßen|mit besten grüßen|mit freundlichen grussen|mfg|viele grüße|schöne grüße|beste grüße|freundliche grüße|grüße|nga mihi|ngā mihi|met vriendelijke groet|mvg|atenciosamente|com os melhores cumprimentos|obrigado|obrigada|groeten|saygilarimla",
  ],
  [
    "role",
    "manager|director|coordinator|executive|specialist|agent|officer|supervisor|lead|team lead|head|clerk|assistant|export|import|sales|operations|ops|pricing|ceo|cfo|coo|president|owner|founder|procurement|purchasing|buyer|logistics manager|customer service|desk|team|department|dept|dpto|departamento|gerente|director|directora|jefe|jefa|encargado|encargada|responsable|coordinador|coordinadora|ejecutivo|ejecutiva|ventas|compras|comercial|trafico|asistente|chef|directeur|directrice|assistante|acheteur|acheteuse|charge|chargee|service|adjoint|responsabile|direttore|direttrice|ufficio|addetto|addetta|impiegato|impiegata|acquisti|commerciale|spedizioniere|operativo|经理|主管|总监|专员|部|业务员|操作|客服|销售|助理|空运部|主任|总经理|采购|مدير|مديرة|رئيس|مسؤول|مسؤولة|منسق|منسقة|قسم|إدارة|مشرف|موظف|أخصائي|leiter|leiterin|abteilung|vertrieb|einkauf|disponent|luftfracht|air freight|airfreight|air export|air import|seafreight|spedition",
  ],
  [
    "disclaimer",
    "disclaimer|confidentiality notice|confidential|confidentiality|this e-mail and|this email and|this message and|this e-mail is|this email is|this message is|this message contains|this email contains|this e-mail may|this email may|privileged|the information contained|please consider the environment|unless otherwise agreed|all business is transacted|standard trading conditions|aviso legal|aviso de confidencialidad|este mensaje|este correo|este e-mail|la informacion contenida|confidencialidad|antes de imprimir|proteccion de datos|avertissement|ce message|ce courriel|cet e-mail|ce mail est|confidentiel|confidentialite|n'imprimez|pensez a l'environnement|avviso di riservatezza|questo messaggio|la presente e-mail|il presente messaggio|informativa|riservatezza|le informazioni contenute|prima di stampare|ai sensi|免责声明|保密声明|声明|本邮件|此邮件|机密|إخلاء مسؤولية|هذه الرسالة|إشعار السرية|سرية|تنويه|المعلومات الواردة|haftungsausschluss|diese e-mail|vertraulich",
  ],
  [
    "phoneword",
    "tel|tel.|phone|ph|ph.|mobile|mob|mob.|cell|direct|office|main|fax|t|m|p|f|d|c|w|whatsapp|wa|wechat|toll free|fon|telefono|movil|celular|cel|cel.|fono|telephone|telefone|port|port.|portable|gsm|cellulare|tel/fax|telf|telf.|tlf|电话|手机|传真|座机|手提|微信|هاتف|جوال|محمول|فاكس|تلفون|موبايل|واتساب|telefon|mobil|handy|switchboard",
  ],
  [
    "companyform",
    "ltd|ltd.|limited|inc|inc.|llc|l.l.c.|l.l.c|corp|corp.|corporation|plc|gmbh|e.k.|ohg|s.a.|s.a|s.l.|s.l|s.a.s.|sarl|s.a.r.l.|s.a r.l.|eurl|s.r.l.|srl|s.p.a.|s.p.a|s.r.l|s.n.c.|b.v.|n.v.|a/s|aps|ltda|ltda.|s.a. de c.v.|sa de cv|s. de r.l.|s de rl|e.i.r.l.|pty|pvt|sdn bhd|k.k.|sp. z o.o.|z o.o.|s.r.o.|kft|d.o.o.|fze|fzco|fz-llc|dmcc|w.l.l.|wll|公司|有限公司|股份有限公司|شركة|مؤسسة|مجموعة|sas|co., ltd|co. ltd",
  ],
  [
    "companyword",
    "s.a.s|cia.|bhd|a.s.|as.|fzc|logistics|logistica|logistique|logistik|freight|forwarding|forwarders|forwarder|cargo|shipping|transport|transports|transportes|trasporti|transit|aduanas|agencia de carga|agencia|group|groupe|gruppo|grupo|international|imports|exports|industries|industrial|trading|machinery|fret|spedizioni|internazionali|spedition|fracht|airfreight|air cargo|logistic|consolidators|express co|supply chain|electronics|pharma|pharmaceuticals|foods|textiles|manufacturing|solutions|services|货运代理|国际货运|物流|国际物流|集团|贸易|供应链|للشحن|للخدمات اللوجستية|اللوجستية|للتجارة|والشحن|للنقل|co.|company|pte|sasu|aduaneros|trade|cargas|carga",
  ],
];
