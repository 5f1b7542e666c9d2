import {
  IconBell,
  IconBuilding,
  IconChartBar,
  IconFileAnalytics,
  IconKey,
  IconMapPin,
  IconMessageReport,
  IconPlane,
  IconSchool,
  IconSettings,
  IconTower,
  IconUsersGroup,
  IconWallet,
} from "@tabler/icons-react";
import type { RoleMenu } from "../../lib/menu/menu-types.ts";

const PREFIX = "/super-admin";
const COMPANIES = `${PREFIX}/freight-forwarder/companies` as const;
const ADMINS = `${PREFIX}/admins` as const;
const AIRLINE = `${PREFIX}/airline` as const;

/** Menu of ROLE_SUPERADMIN (specification: menus). */
const menu: RoleMenu = [
  {
    label: "freightForwarder",
    icon: IconBuilding,
    entries: [
      {
        label: "approvedCompanies",
        path: `${COMPANIES}/approved-companies`,
        routes: ["/companies/admin-enrolled", "/companies/agents-enrolled", "/companies/company-details"],
      },
      { label: "unapprovedCompanies", path: `${COMPANIES}/unapproved-companies` },
      { label: "addCompany", path: `${COMPANIES}/add-new-company` },
    ],
  },
  {
    label: "nonForwarderClients",
    icon: IconUsersGroup,
    entries: [
      { label: "shippers", path: `${PREFIX}/shippers/list/view` },
      { label: "truckingCompanies", path: `${PREFIX}/trucking/companies/list/view` },
      { label: "truckingAdmins", path: `${PREFIX}/trucking/admins/list/view` },
    ],
  },
  {
    label: "quotesAnalysis",
    icon: IconFileAnalytics,
    entries: [
      {
        label: "quotationList",
        path: `${PREFIX}/freight-forwarder/quotations/list/view`,
        routes: ["/quotation/details", "/quotation/manual/details"],
      },
    ],
  },
  { label: "tracking", icon: IconMapPin, entries: [{ label: "list", path: `${PREFIX}/tracking` }] },
  {
    label: "keyGenerator",
    icon: IconKey,
    entries: [
      { label: "airlineKeys", path: `${PREFIX}/key-generator/airline-key/list/view` },
      {
        label: "forwarderKeys",
        path: `${PREFIX}/key-generator/freightforwarder/view`,
        routes: [
          "/key-generator/freightforwarder/details",
          "/key-generator/reassign/",
          "/key-generator/client/",
        ],
      },
      { label: "keyActions", path: `${PREFIX}/key-management/freightforwarder/actionkey/details` },
    ],
  },
  {
    label: "accountManagement",
    icon: IconWallet,
    entries: [
      { label: "addPackage", path: `${ADMINS}/account-management/package/new` },
      {
        label: "packages",
        path: `${ADMINS}/account-management/packages/list/view`,
        routes: ["/package/edit/"],
      },
      { label: "transactions", path: `${ADMINS}/account-management/transition-details` },
      { label: "addonRequests", path: `${ADMINS}/account-management/addons/request/details` },
      { label: "dataEntryUsers", path: `${PREFIX}/data-entry/users/list/view` },
    ],
  },
  {
    label: "settings",
    icon: IconSettings,
    entries: [
      { label: "password", path: `${ADMINS}/setting/password/update` },
      { label: "profile", path: `${PREFIX}/profile` },
      { label: "termsOfUse", path: `${ADMINS}/setting/termsofuse` },
      { label: "exchangeRates", path: `${ADMINS}/setting/exchange-rates` },
      { label: "referenceLists", path: `${ADMINS}/setting/reference-lists` },
      { label: "unNumbers", path: `${ADMINS}/setting/un-numbers` },
      { label: "packageTypes", path: `${ADMINS}/setting/package-types` },
      { label: "maintenance", path: `${ADMINS}/setting/maintenance` },
      { label: "versionNotes", path: `${PREFIX}/version-notes/list/view` },
      { label: "addVersionNote", path: `${PREFIX}/version-notes/create` },
      { label: "auditLog", path: `${PREFIX}/audit-log` },
      { label: "backgroundWork", path: `${PREFIX}/operations/jobs` },
      { label: "sessions", path: `${PREFIX}/operations/sessions` },
      { label: "system", path: `${PREFIX}/operations/system` },
    ],
  },
  {
    label: "statistics",
    icon: IconChartBar,
    entries: [
      { label: "mainDashboard", path: `${PREFIX}/statistics/main-dashboard` },
      { label: "quoteDashboard", path: `${PREFIX}/statistics/quote-dashboard` },
      { label: "licenseDashboard", path: `${PREFIX}/statistics/license-dashboard` },
      { label: "accountDashboard", path: `${PREFIX}/statistics/account-dashboard` },
    ],
  },
  {
    label: "airport",
    icon: IconTower,
    entries: [
      { label: "addAirport", path: `${ADMINS}/airport-management/create/new` },
      {
        label: "airportList",
        path: `${ADMINS}/airport-management/list/view`,
        routes: ["/airport-management/edit/"],
      },
    ],
  },
  {
    label: "airlines",
    icon: IconPlane,
    entries: [
      { label: "approvedAirlines", path: `${AIRLINE}/companies/approved-airlines` },
      { label: "unapprovedAirlines", path: `${AIRLINE}/companies/unapproved-airlines` },
      { label: "addAirline", path: `${AIRLINE}/companies/add-new-airline` },
      { label: "localAirlines", path: `${AIRLINE}/companies/localdb-airlines` },
      { label: "localRates", path: `${AIRLINE}/localdb/list/view` },
      { label: "airlineAdmins", path: `${AIRLINE}/admins/list/view` },
      { label: "airfares", path: `${AIRLINE}/airfares` },
      { label: "rateList", path: `${AIRLINE}/airrate/list/view`, routes: ["/airrate/update/"] },
      { label: "surcharges", path: `${AIRLINE}/surcharges` },
      { label: "rateSurcharges", path: `${AIRLINE}/general-rate/surcharge` },
      { label: "addSurcharge", path: `${AIRLINE}/sur-charge/create` },
    ],
  },
  { label: "notifications", icon: IconBell, entries: [{ label: "list", path: `${PREFIX}/notification` }] },
  {
    label: "feedback",
    icon: IconMessageReport,
    entries: [{ label: "feedbackList", path: `${PREFIX}/feedback/view` }],
  },
  {
    label: "tutorial",
    icon: IconSchool,
    entries: [{ label: "addTutorial", path: `${PREFIX}/tutorial/addtutorial` }],
  },
];

export default menu;
