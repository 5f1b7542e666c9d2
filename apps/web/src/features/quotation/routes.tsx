import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const createPage = async () => import("./pages/create-quotation-page.tsx");
const listPage = async () => import("./pages/quotation-list-page.tsx");
const detailsPage = async () => import("./pages/quotation-details-page.tsx");
const editPage = async () => import("./pages/edit-quotation-page.tsx");
const manualCreatePage = async () => import("./pages/create-manual-page.tsx");
const manualEditPage = async () => import("./pages/edit-manual-page.tsx");
const manualListPage = async () => import("./pages/manual-list-page.tsx");
const incomingPage = async () => import("./pages/incoming-list-page.tsx");
const incomingDetailsPage = async () => import("./pages/incoming-details-page.tsx");
const receivedListPage = async () => import("./pages/received-list-page.tsx");
const clientCreatePage = async () => import("./pages/client-create-page.tsx");
const receivedPage = async () => import("./pages/received-details-page.tsx");
const AREAS = ["quotation", "inquirer", "place", "trucking", "error", "state"] as const;
const INCOMING = [...AREAS, "incoming"] as const;
const sentListPage = async () => import("./pages/sent-list-page.tsx");
const sentDetailsPage = async () => import("./pages/sent-details-page.tsx");
const SENT = [...AREAS, "sent-request"] as const;

const RECEIVED = ["client", "quotation", "document", "tracking", "error", "state"] as const;
const CLIENT_CREATE = ["client", "quotation", "place", "trucking", "error", "state"] as const;
const MANUAL = ["quotation", "manual", "inquirer", "place", "rate", "error", "state"] as const;

/** Admin and agent open the same pages, and so do clients and shippers. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/quotation/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quotation/output/:requestId", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/output/:requestId", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quotation/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quotation/details/:id", page: detailsPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/details/:id", page: detailsPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quotation/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/admin/manual-quotation/create", page: manualCreatePage, areas: MANUAL },
  { path: "/freight-forwarder/agent/manual-quotation/create", page: manualCreatePage, areas: MANUAL },
  { path: "/freight-forwarder/admin/manual-quotation/edit/:id", page: manualEditPage, areas: MANUAL },
  { path: "/freight-forwarder/agent/manual-quotation/edit/:id", page: manualEditPage, areas: MANUAL },
  { path: "/freight-forwarder/admin/manual-quotation/list/view", page: manualListPage, areas: AREAS },
  { path: "/freight-forwarder/agent/manual-quotation/list/view", page: manualListPage, areas: AREAS },
  { path: "/freight-forwarder/admin/manual-quotation/details/:id", page: detailsPage, areas: AREAS },
  { path: "/freight-forwarder/agent/manual-quotation/details/:id", page: detailsPage, areas: AREAS },
  { path: "/freight-forwarder/admin/incoming-requests/list/view", page: incomingPage, areas: INCOMING },
  { path: "/freight-forwarder/agent/incoming-requests/list/view", page: incomingPage, areas: INCOMING },
  {
    path: "/freight-forwarder/admin/incoming-requests/details/:id",
    page: incomingDetailsPage,
    areas: INCOMING,
  },
  {
    path: "/freight-forwarder/agent/incoming-requests/details/:id",
    page: incomingDetailsPage,
    areas: INCOMING,
  },
  { path: "/freight-forwarder/client/quotation/create", page: clientCreatePage, areas: CLIENT_CREATE },
  { path: "/shipper/quotation/create", page: clientCreatePage, areas: CLIENT_CREATE },
  {
    path: "/freight-forwarder/client/quotation/output/:requestId",
    page: clientCreatePage,
    areas: CLIENT_CREATE,
  },
  { path: "/shipper/quotation/output/:requestId", page: clientCreatePage, areas: CLIENT_CREATE },
  {
    path: "/freight-forwarder/admin/incoming-requests/rules",
    page: async () => import("./pages/assignment-rules-page.tsx"),
    areas: [...INCOMING, "assignment", "margin"],
  },
  { path: "/freight-forwarder/client/sent-requests/list/view", page: sentListPage, areas: SENT },
  { path: "/shipper/sent-requests/list/view", page: sentListPage, areas: SENT },
  { path: "/freight-forwarder/client/sent-requests/details/:id", page: sentDetailsPage, areas: SENT },
  { path: "/shipper/sent-requests/details/:id", page: sentDetailsPage, areas: SENT },
  {
    path: "/shipper/quotation/sent",
    page: async () => import("./pages/sent-answers-page.tsx"),
    areas: SENT,
  },
  {
    path: "/shipper/forwarders",
    page: async () => import("./pages/forwarders-page.tsx"),
    areas: SENT,
  },
  {
    path: "/shipper/company-details/:companyId",
    page: async () => import("./pages/forwarder-details-page.tsx"),
    areas: SENT,
  },
  {
    path: "/shipper/send-request/:companyId",
    page: async () => import("./pages/send-request-page.tsx"),
    areas: SENT,
  },
  { path: "/freight-forwarder/client/quotation/list/view", page: receivedListPage, areas: RECEIVED },
  { path: "/shipper/quotation/list/view", page: receivedListPage, areas: RECEIVED },
  { path: "/freight-forwarder/client/quotation/details/:id", page: receivedPage, areas: RECEIVED },
  {
    path: "/shipper/quotation/details/:quoteId/:fromStation/:toStation",
    page: receivedPage,
    areas: RECEIVED,
  },
  {
    path: "/shipper/goods/details/:id",
    page: async () => import("./pages/goods-details-page.tsx"),
    areas: RECEIVED,
  },
  {
    path: "/shipper/price/:id",
    page: async () => import("./pages/price-details-page.tsx"),
    areas: RECEIVED,
  },
  {
    path: "/shipper/airfreight-price/:id",
    page: async () => import("./pages/airfreight-price-page.tsx"),
    areas: RECEIVED,
  },
  {
    path: "/q/:token",
    page: async () => import("./pages/linked-quotation-page.tsx"),
    areas: ["quotation", "state", "error"],
  },
];
