/** What a use case's file name begins with: one verb, then what it acts on. Another verb needs a line here. */
export const useCaseVerbs = new Set(
  (
    "create update remove find get check import export accept reject cancel confirm assign send publish end sign " +
    "seed price present parse"
  ).split(" "),
);

/** Of these the ones that only calculate: they open no transaction and may stand on one another. */
export const plainVerbs = new Set(["price", "present", "parse"]);

/** Verbs with a plainer one among the above; a part of a slice is named by a noun. */
export const otherVerbs = new Set(
  (
    "save edit add change clone delete discard mark search list count read load record register validate verify " +
    "approve suspend reset revoke revise expire remind resolve render authenticate notify open preview upload " +
    "download catch deliver hash choose start handle process manage"
  ).split(" "),
);

/** Folders by subject of the slices that outgrew one folder. */
export const subjectFolders: Readonly<Record<string, readonly string[]>> = {
  quotation: [
    "request",
    "saved",
    "mail",
    "link",
    "client",
    "list",
    "manual",
    "incoming",
    "assignment",
    "asking",
    "margin",
  ],
  trucking: ["proposal", "sheet"],
};

/** Folders of calculations only: seen from outside, each is one floor like reads. */
export const plainFolders = ["pricing", "parsing"];
