import type { TutorialWords } from "./tutorial-types.ts";

/** The guides of the demo world in Italian. */
export const ITALIAN_GUIDES: TutorialWords = {
  quote: {
    title: "Quotare una spedizione in un minuto",
    paragraphs: [
      "Apra Quotazioni, Crea quotazione. Digiti l’aeroporto per codice, città o nome; i preferiti vengono prima. Scelga chi chiede e quando la merce è pronta.",
      "Una riga per tipo di collo, oppure copi le righe da un foglio di calcolo e le incolli nella prima cella. Peso, volume e peso tassabile seguono mentre digita.",
      "Le opzioni compaiono sotto. Confronti prezzo, giorni di transito e CO₂, regoli il margine, ne scelga una o più e salvi.",
    ],
  },
  send: {
    title: "Inviare una quotazione e seguirla",
    paragraphs: [
      "Apra la quotazione salvata e prema Salva e invia. Il cliente riceve il PDF e un link con cui accetta o rifiuta senza account.",
      "La cronologia mostra invio, apertura e decisione, e una notifica La avvisa subito. Una modifica successiva crea una nuova versione; ciò che il cliente ha visto resta com’era.",
    ],
  },
  keys: {
    title: "Dare un posto ai colleghi",
    paragraphs: [
      "Ognuno lavora con una chiave di licenza. In Gestione chiavi, chiavi non assegnate, metta un’e-mail su una chiave libera: il titolare riceve le istruzioni.",
      "In Chiavi assegnate vede chi usa quale chiave. Se ne sospende una, il titolare viene disconnesso; può anche passarla a un altro, e le sue quotazioni restano all’azienda.",
    ],
  },
  ask: {
    title: "Chiedere un prezzo",
    paragraphs: [
      "Apra Crea quotazione, scelga i due aeroporti e il giorno in cui la merce è pronta, e descriva ogni tipo di collo: quanti, quanto grandi, quanto pesanti.",
      "Indichi se la merce è pericolosa, va tenuta al fresco o non può essere inclinata: restano le opzioni che possono trasportarla. Ne scelga una e invii la richiesta.",
    ],
  },
  decide: {
    title: "Accettare o rifiutare una quotazione",
    paragraphs: [
      "Apra la quotazione dall’elenco o dal link dell’e-mail. Importi, condizioni e ultimo giorno di validità stanno in una pagina; il PDF dice lo stesso.",
      "Confermi un’opzione o annulli la quotazione. Lo spedizioniere lo sa subito. Una quotazione scaduta non si può confermare; faccia una domanda con il pulsante sotto, la risposta resta sulla pagina.",
    ],
  },
  rate: {
    title: "Inserire una tariffa e provarla",
    paragraphs: [
      "Apra Nuova tariffa. Scelga origini e destinazioni, le date e il prezzo di ogni scaglione di peso. La griglia accetta righe incollate da un foglio di calcolo e Ctrl+Z annulla.",
      "Ciò che si contraddice viene segnalato mentre digita. Provi una spedizione accanto e veda, riga per riga, quanto pagherebbe uno spedizioniere.",
      "Salva bozza la tiene dove nessuno spedizioniere la vede. Pubblica la mette in vigore; la cronologia dice chi ha cambiato cosa, e ogni modifica si può annullare.",
    ],
  },
  upload: {
    title: "Caricare un listino",
    paragraphs: [
      "Apra Carica tariffe e scelga un file .xlsx o .csv, o scarichi prima il modello. Dica cosa significa ogni colonna e prema Ricorda con un nome: il prossimo listino con queste intestazioni sarà letto allo stesso modo.",
      "«Controlla il file» nomina ogni cella errata con foglio, riga e motivo, e mostra cosa verrebbe aggiunto, cambiato e chiuso. Nulla è ancora in vigore.",
      "Pubblica mette in vigore insieme tutte le righe corrette; quelle errate restano fuori, se lo conferma. Se qualcosa era sbagliato, prema Annulla la pubblicazione: tornano le tariffe di prima.",
    ],
  },
  contract: {
    title: "Una tariffa per uno spedizioniere",
    paragraphs: [
      "Metta prima lo spedizioniere nell’elenco: Tariffe a contratto, Aggiungi spedizioniere. Poi apra Nuova tariffa sotto Tariffe a contratto e scelga l’azienda.",
      "Nessun altro la vede. Dove si applica, viene prima di quella generale. Fino alla pubblicazione vale la tariffa precedente.",
    ],
  },
  keyboard: {
    title: "Più veloci con la tastiera",
    paragraphs: [
      "Ctrl K (⌘ K su Mac) apre una ricerca generale: digiti dove vuole andare, o il numero di una quotazione, e prema Invio.",
      "Negli elenchi J e K spostano, X seleziona e Invio apre. Nei moduli Tab va avanti e Ctrl+V incolla intere tabelle.",
    ],
  },
  feedback: {
    title: "Ci dica cosa non va",
    paragraphs: [
      "Prema Feedback in alto, scelga la parte del prodotto e dica in due frasi cosa è successo e cosa si aspettava. Uno screenshot aiuta.",
      "La nostra risposta compare nel Suo elenco di feedback, e una notifica La avvisa.",
    ],
  },
};
