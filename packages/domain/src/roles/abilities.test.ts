import { expect, test } from "vitest";
import { ABILITIES, type Ability, may } from "./abilities.ts";
import { type Role, ROLES } from "./roles.ts";

/** What each role may do, written a second time from the roles' side (specification §2, product.md §8 and §10). */
const EXPECTED: Readonly<Record<Role, readonly Ability[]>> = {
  ROLE_CONSIGNEE: [
    "hearsOfDecisions",
    "seesSellRatesOnly",
    "decidesHowCompanyQuotes",
    "choosesDocumentUnits",
    "shipsForItself",
    "looksAfterCompany",
  ],
  ROLE_FFADMIN: [
    "hearsOfDecisions",
    "worksAtForwarderDesk",
    "seesCompanyQuotations",
    "maySellBelowFloor",
    "decidesClientRequests",
    "writesManualAsAdmin",
    "decidesHowCompanyQuotes",
    "managesMembers",
    "givesOutKeys",
    "readsCompanyFeedback",
    "keepsMarginRules",
    "looksAfterCompany",
    "mayUseSecondFactor",
  ],
  ROLE_FFAGENT: ["worksAtForwarderDesk", "managesClientsOnly"],
  ROLE_FFCLIENT: ["seesSellRatesOnly", "seesOwnDirectoryOnly", "isClientOfForwarder"],
  ROLE_SUPERADMIN: [
    "hearsOfDecisions",
    "operatesPlatform",
    "worksDuringMaintenance",
    "seesEveryCompany",
    "readsEveryTutorial",
    "answersFeedback",
    "keepsEveryCompanysKeys",
    "keepsEveryAirlinesRates",
    "givesOutKeys",
    "mayUseSecondFactor",
  ],
  ROLE_AIRLINE_ADMIN: [
    "hearsOfDecisions",
    "seesContractRates",
    "managesMembers",
    "givesOutKeys",
    "readsCompanyFeedback",
    "looksAfterCompany",
    "mayUseSecondFactor",
  ],
  ROLE_AIRLINE_AGENT: [],
  ROLE_DATAENTRY: ["hearsOfDecisions", "keepsUnstaffedAirlinesRates"],
  ROLE_TRUCKING_ADMIN: ["hearsOfDecisions", "looksAfterCompany", "mayUseSecondFactor"],
};

const NAMES = Object.keys(ABILITIES).filter((name): name is Ability => Object.hasOwn(ABILITIES, name));

test.each(ROLES)("%s has its abilities and no other", (role) => {
  const abilities = NAMES.filter((ability) => may(role, ability));
  expect(abilities.toSorted()).toEqual(EXPECTED[role].toSorted());
});

test.each([undefined, null, "", "ROLE_GUEST", "role_ffadmin"])(
  "%s, which is no role, may do nothing",
  (role) => {
    expect(NAMES.filter((ability) => may(role, ability))).toEqual([]);
  },
);
