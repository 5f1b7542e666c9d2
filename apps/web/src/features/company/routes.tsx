import type { FeatureRoute } from "../../lib/paths/feature-route.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";

const listPage = async () => import("./pages/company-list-page.tsx");
const addPage = async () => import("./pages/add-company-page.tsx");
const peoplePage = async () => import("./pages/people-list-page.tsx");
const AREAS = ["company", "airline", "state", "place", "error"] as const;
const PEOPLE_AREAS = [...AREAS, "member", "viewing"] as const;

const LISTS = [
  "/super-admin/freight-forwarder/companies/approved-companies",
  "/super-admin/freight-forwarder/companies/unapproved-companies",
  "/super-admin/airline/companies/approved-airlines",
  "/super-admin/airline/companies/unapproved-airlines",
  "/super-admin/trucking/companies/list/view",
  "/super-admin/shippers/list/view",
] as const satisfies readonly ScreenPath[];

const PEOPLE = [
  "/super-admin/freight-forwarder/companies/admin-enrolled/:companyId",
  "/super-admin/freight-forwarder/companies/agents-enrolled/:companyId",
  "/super-admin/airline/admins/list/view",
  "/super-admin/trucking/admins/list/view",
  "/super-admin/data-entry/users/list/view",
] as const satisfies readonly ScreenPath[];

/** The operator's companies and their people: lists of one kind are one page, whatever the kind. */
export const routes: readonly FeatureRoute[] = [
  ...LISTS.map((path) => ({ path, page: listPage, areas: AREAS })),
  ...PEOPLE.map((path) => ({ path, page: peoplePage, areas: PEOPLE_AREAS })),
  {
    path: "/super-admin/freight-forwarder/companies/add-new-company",
    page: addPage,
    areas: AREAS,
  },
  { path: "/super-admin/airline/companies/add-new-airline", page: addPage, areas: AREAS },
  {
    path: "/super-admin/freight-forwarder/companies/company-details/:companyId",
    page: async () => import("./pages/company-details-page.tsx"),
    areas: [...AREAS, "session", "key"],
  },
];
