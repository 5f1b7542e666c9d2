import type { TutorialWords } from "./tutorial-types.ts";

/** The guides of the demo world in English. */
export const ENGLISH_GUIDES: TutorialWords = {
  quote: {
    title: "Quote a shipment in a minute",
    paragraphs: [
      "Open Quotations, Create quotation. Type an airport by its code, its city or its name; your preferred airports come first. Choose the inquirer and the ready date.",
      "Enter one line per kind of piece, or copy the lines from a spreadsheet and paste them into the first cell. Weight, volume and the chargeable weight follow while you type.",
      "The options appear below. Compare price, transit days and CO₂, change the margin where you need to, choose one or more and press Save.",
    ],
  },
  send: {
    title: "Send a quotation and follow it",
    paragraphs: [
      "Open the saved quotation and press Mail. The client gets the document as PDF and a link on which they accept or decline without an account.",
      "The timeline shows when it was sent, opened and decided, and a notification tells you at once. A change after sending creates a new version; what the client saw stays as it was.",
    ],
  },
  keys: {
    title: "Give your colleagues a seat",
    paragraphs: [
      "Each person works with a licence key. Under Key Management, Unassigned keys, put an email address on a free key: its owner gets an email on how to enter it.",
      "Under Assigned keys you see who uses which key. Suspend one and its holder is signed out at once; hand it to another person with Host reassign, and their quotations stay with your company.",
    ],
  },
  ask: {
    title: "Ask for a price",
    paragraphs: [
      "Open Create quotation, choose both airports and the day on which the goods are ready, and describe each kind of piece: how many, how large, how heavy.",
      "Say so when goods are dangerous, must stay cool or may not be tilted: only options that can carry them remain. Choose one and send the request.",
    ],
  },
  decide: {
    title: "Accept or decline a quotation",
    paragraphs: [
      "Open the quotation from your list or from the link in the email. Lines, conditions and the last day of validity are on one page; the PDF says the same.",
      "Confirm an option, or cancel the quotation. Your forwarder knows at once. A quotation past its last day can’t be confirmed; ask a question with the button below it, and the answer stands on the page.",
    ],
  },
  rate: {
    title: "Type a rate and try it",
    paragraphs: [
      "Open New rate. Choose origins and destinations, the dates, and the price for each weight range. The grid takes rows copied from a spreadsheet, and Ctrl+Z takes back.",
      "Contradictions are marked while you type. Try a shipment beside the rate and see what a forwarder would pay, line by line.",
      "Save draft stores it where no forwarder sees it. Publish puts it live; the history shows who changed what, and any change can be rolled back.",
    ],
  },
  upload: {
    title: "Upload a rate sheet",
    paragraphs: [
      "Open Upload rates and choose an .xlsx or .csv file, or download the template first. Say what each column means, then Remember it under a name: the next sheet with these headers is read the same way.",
      "“Check the file” names every wrong cell with sheet, row and reason, and shows what would be added, changed and ended. Nothing is live yet.",
      "Publish puts all valid lines live at once; lines with errors are left out if you choose so. If something was wrong after all, choose Roll back: the former rates apply again.",
    ],
  },
  contract: {
    title: "A rate for one forwarder",
    paragraphs: [
      "Put the forwarder on your list first: Contract Rates, Add forwarder. Then open New rate under Contract Rates and choose the company.",
      "Nobody else sees that rate. Where a contract rate fits a shipment, it comes before the general one. Forwarders keep quoting with the old rate until you publish the new one.",
    ],
  },
  keyboard: {
    title: "Faster with the keyboard",
    paragraphs: [
      "Ctrl K (⌘ K on a Mac) opens a search over everything: type where you want to go, or the number of a quotation, and press Enter.",
      "In lists, J and K move, X selects and Enter opens. In forms, Tab goes on and Ctrl+V pastes whole tables.",
    ],
  },
  feedback: {
    title: "Tell us what is wrong",
    paragraphs: [
      "Press Feedback at the top, choose the part of the product it is about, and tell us in two sentences what happened and what you expected. A screenshot helps.",
      "You find our answer in your feedback list, and a notification tells you when it is there.",
    ],
  },
};
