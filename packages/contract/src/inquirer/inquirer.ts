import { LANGUAGE_CODES } from "@kilolane/phrases";
import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { emailAddress, id, nameText, pageInput, seenVersion, text } from "../values.ts";

/** The person who asks for a price; `nameofInquirer` is spelled so in the specification. */
export const inquirer = z.object({
  id: z.string(),
  companyName: z.string(),
  nameofInquirer: z.string(),
  companyType: z.string(),
  country: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  language: z.string(),
  currency: z.string(),
  version: z.number(),
  quotationCount: z.number().optional(),
});
export type Inquirer = z.output<typeof inquirer>;

export const inquirerForm = z.object({
  companyName: nameText(120),
  nameofInquirer: nameText(120),
  companyType: text(60).default(""),
  country: z
    .string("required")
    .trim()
    .regex(/^[A-Za-z]{2}$/, "unknown-country")
    .toUpperCase(),
  email: emailAddress,
  phone: text(40).default(""),
  address: text(300).default(""),
  language: z.enum(LANGUAGE_CODES, "unknown").default("en"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "unknown-currency")
    .default("USD"),
});

const inquirerList = z.object({ content: z.array(inquirer), total: z.number() });

export const getInquirer = defineEndpoint({
  name: "getInquirer",
  area: "inquirer",
  summary: "One inquirer",
  method: "GET",
  path: "/ffadmin/quotation-inquirer/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  response: inquirer,
  errors: ["not-found"],
});

export const findInquirers = defineEndpoint({
  name: "findInquirers",
  area: "inquirer",
  summary: "Inquirers by company and person",
  method: "GET",
  path: "/ffadmin/quotation-inquirer",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({ companyName: text(120).default(""), inquirerName: text(120).default("") }),
  response: inquirerList,
  errors: [],
});

export const listInquirers = defineEndpoint({
  name: "listInquirers",
  area: "inquirer",
  summary: "All inquirers, the last used first",
  method: "GET",
  path: "/ffadmin/quotation-inquirer/inquiryList",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object(pageInput),
  response: inquirerList,
  errors: [],
});

export const searchInquirers = defineEndpoint({
  name: "searchInquirers",
  area: "inquirer",
  summary: "Inquirers by any of name, company, email",
  method: "POST",
  path: "/ffadmin/quotation-inquirer/search",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({ search: text(120).default("") }),
  response: inquirerList,
  errors: [],
  staysOpen: ["while-viewing"],
});

export const listInquirersByCompany = defineEndpoint({
  name: "listInquirersByCompany",
  area: "inquirer",
  summary: "Company names with their inquirers",
  method: "POST",
  path: "/ffadmin/quotation-inquirer/company-name-inquirer-list",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({ search: text(120).default("") }),
  response: z.array(z.object({ companyName: z.string(), inquirers: z.array(inquirer) })),
  errors: [],
  staysOpen: ["while-viewing"],
});

export const createInquirer = defineEndpoint({
  name: "createInquirer",
  area: "inquirer",
  summary: "Creates an inquirer, or updates the one whose id and version are given",
  method: "POST",
  path: "/ffadmin/quotation-inquirer/create",
  roles: FORWARDER_DESK,
  scope: "company",
  body: inquirerForm.extend({ id: id.optional(), version: seenVersion.optional() }),
  response: inquirer,
  errors: ["not-found", "version-conflict"],
});

export const saveInquirerAsNew = defineEndpoint({
  name: "saveInquirerAsNew",
  area: "inquirer",
  summary: "Saves a changed inquirer as a new one and leaves the old one as it was",
  method: "POST",
  path: "/ffadmin/quotation-inquirer/save-as-new",
  roles: FORWARDER_DESK,
  scope: "company",
  body: inquirerForm.extend({ id: id.optional() }),
  response: inquirer,
  errors: ["not-found"],
});
