import type { TutorialWords } from "./tutorial-types.ts";

/** The guides of the demo world in French. */
export const FRENCH_GUIDES: TutorialWords = {
  quote: {
    title: "Coter un envoi en une minute",
    paragraphs: [
      "Ouvrez Cotations, Créer une cotation. Saisissez un aéroport par code, ville ou nom ; vos préférés viennent en premier. Choisissez le demandeur et la date de mise à disposition.",
      "Une ligne par type de colis, ou copiez les lignes d’un tableur et collez-les dans la première cellule. Poids, volume et poids taxable suivent la saisie.",
      "Les options s’affichent dessous. Comparez prix, délai et CO₂, ajustez la marge, choisissez-en une ou plusieurs et enregistrez.",
    ],
  },
  send: {
    title: "Envoyer une cotation et la suivre",
    paragraphs: [
      "Ouvrez la cotation enregistrée et choisissez Enregistrer et envoyer. Le client reçoit le PDF et un lien pour accepter ou refuser sans compte.",
      "La chronologie montre l’envoi, l’ouverture et la décision, et une notification vous prévient aussitôt. Une modification ultérieure crée une nouvelle version ; ce que le client a vu reste tel quel.",
    ],
  },
  keys: {
    title: "Donner un siège à vos collègues",
    paragraphs: [
      "Chacun travaille avec une clé de licence. Sous Gestion des clés, clés non attribuées, mettez une adresse e-mail sur une clé libre : son titulaire reçoit la marche à suivre.",
      "Les clés attribuées montrent qui utilise laquelle. Suspendez-en une et son titulaire est déconnecté ; vous pouvez aussi la confier à un autre, ses cotations restent à la société.",
    ],
  },
  ask: {
    title: "Demander un prix",
    paragraphs: [
      "Ouvrez Créer une cotation, choisissez les deux aéroports et le jour où la marchandise est prête, puis décrivez chaque type de colis : combien, quelle taille, quel poids.",
      "Signalez ce qui est dangereux, doit rester au frais ou ne peut être basculé : il reste les offres qui peuvent le transporter. Choisissez-en une et envoyez la demande.",
    ],
  },
  decide: {
    title: "Accepter ou refuser une offre",
    paragraphs: [
      "Ouvrez la cotation depuis votre liste ou le lien de l’e-mail. Montants, conditions et dernier jour de validité tiennent sur une page ; le PDF dit la même chose.",
      "Confirmez une option ou annulez la cotation. Votre transitaire le sait aussitôt. Une offre échue ne peut plus être confirmée ; posez une question avec le bouton placé dessous, la réponse figure sur la page.",
    ],
  },
  rate: {
    title: "Saisir un tarif et l’essayer",
    paragraphs: [
      "Ouvrez Nouveau tarif. Choisissez origines et destinations, dates et prix de chaque tranche de poids. La grille accepte des lignes collées d’un tableur, et Ctrl+Z annule.",
      "Ce qui se contredit est signalé pendant la saisie. Essayez un envoi à côté et voyez, ligne par ligne, ce que paierait un transitaire.",
      "Enregistrer le brouillon le garde hors de la vue des transitaires. Publier le met en vigueur ; l’historique dit qui a changé quoi, et tout changement peut être annulé.",
    ],
  },
  upload: {
    title: "Importer une grille tarifaire",
    paragraphs: [
      "Ouvrez Importer les tarifs et choisissez un fichier .xlsx ou .csv, ou téléchargez d’abord le modèle. Dites ce que signifie chaque colonne, puis Mémoriser sous un nom : la prochaine grille avec ces en-têtes sera lue de la même façon.",
      "« Contrôler le fichier » nomme chaque cellule fausse avec feuille, ligne et raison, et montre ce qui serait ajouté, changé ou terminé. Rien n’est encore en vigueur.",
      "Publier met toutes les lignes correctes en vigueur d’un coup ; les erronées restent dehors si vous le confirmez. En cas d’erreur, Annuler la publication : les tarifs précédents reviennent.",
    ],
  },
  contract: {
    title: "Un tarif pour un transitaire",
    paragraphs: [
      "Mettez d’abord le transitaire sur votre liste : Tarifs contractuels, Ajouter un transitaire. Ouvrez ensuite Nouveau tarif sous Tarifs contractuels et choisissez la société.",
      "Personne d’autre ne le voit. Là où il convient, il passe avant le tarif général. L’ancien tarif sert jusqu’à la publication du nouveau.",
    ],
  },
  keyboard: {
    title: "Plus vite au clavier",
    paragraphs: [
      "Ctrl K (⌘ K sur Mac) ouvre une recherche générale : tapez où aller, ou le numéro d’une cotation, puis Entrée.",
      "Dans les listes, J et K déplacent, X sélectionne et Entrée ouvre. Dans les formulaires, Tab avance et Ctrl+V colle des tableaux entiers.",
    ],
  },
  feedback: {
    title: "Dites-nous ce qui ne va pas",
    paragraphs: [
      "Cliquez sur Commentaires en haut, choisissez la partie concernée et dites en deux phrases ce qui s’est passé et ce que vous attendiez. Une capture d’écran aide.",
      "Notre réponse paraît dans votre liste de commentaires, et une notification vous l’annonce.",
    ],
  },
};
