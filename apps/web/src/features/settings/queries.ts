import type {
  addPreferredAirport,
  changePassword,
  deletePreferredAirport,
  EndpointInput,
  getCompanySetting,
  getManualQuoteSetting,
  getMeasurementUnit,
  getPdfMeasurementUnit,
  getPersonalProfile,
  listPreferredAirports,
  orderPreferredAirports,
  removeLogo,
  removeProfileImage,
  updateCompanySetting,
  updateManualQuoteSetting,
  updateMeasurementUnit,
  updatePdfMeasurementUnit,
  updateProfile,
  uploadLogo,
  uploadProfileImage,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf, uploadFile } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const SETTINGS_ROUTES = {
  getPersonalProfile: routeOf<typeof getPersonalProfile>("GET", "/profile"),
  updateProfile: routeOf<typeof updateProfile>("PUT", "/profile/update"),
  changePassword: routeOf<typeof changePassword>("POST", "/password/change"),
  uploadProfileImage: routeOf<typeof uploadProfileImage>("POST", "/uploadFile/profile"),
  removeProfileImage: routeOf<typeof removeProfileImage>("DELETE", "/profile/photo"),
  uploadLogo: routeOf<typeof uploadLogo>("POST", "/uploadFile/logo"),
  removeLogo: routeOf<typeof removeLogo>("DELETE", "/company/logo"),
  getMeasurementUnit: routeOf<typeof getMeasurementUnit>("GET", "/measurements-unit"),
  updateMeasurementUnit: routeOf<typeof updateMeasurementUnit>("POST", "/measurements-unit"),
  getPdfMeasurementUnit: routeOf<typeof getPdfMeasurementUnit>("GET", "/pdf-measurements-unit"),
  updatePdfMeasurementUnit: routeOf<typeof updatePdfMeasurementUnit>("POST", "/pdf-measurements-unit"),
  listPreferredAirports: routeOf<typeof listPreferredAirports>("GET", "/ffcompany/airport-list"),
  addPreferredAirport: routeOf<typeof addPreferredAirport>("POST", "/ffcompany/add-airport"),
  deletePreferredAirport: routeOf<typeof deletePreferredAirport>("DELETE", "/ffcompany/delete-airport"),
  orderPreferredAirports: routeOf<typeof orderPreferredAirports>("PUT", "/ffcompany/airport-order"),
  getManualQuoteSetting: routeOf<typeof getManualQuoteSetting>("GET", "/manual-quote-setting/:companyId"),
  updateManualQuoteSetting: routeOf<typeof updateManualQuoteSetting>("PUT", "/manual-quote-setting/update"),
  getCompanySetting: routeOf<typeof getCompanySetting>("GET", "/ffcompany/setting"),
  updateCompanySetting: routeOf<typeof updateCompanySetting>("PUT", "/ffcompany/setting/update"),
};

type BodyOf<E> = NonNullable<EndpointInput<E>["body"]>;

/** The caller's own profile. */
export const ownProfileQuery = queryOptions({
  queryKey: ["settings", "profile"],
  queryFn: async ({ signal }) => callEndpoint(SETTINGS_ROUTES.getPersonalProfile, {}, { signal }),
});

export async function storeProfile(body: BodyOf<typeof updateProfile>) {
  return callEndpoint(SETTINGS_ROUTES.updateProfile, { body });
}

export async function storePassword(body: BodyOf<typeof changePassword>) {
  return callEndpoint(SETTINGS_ROUTES.changePassword, { body });
}

/** Stores the photo (JPEG) or the logo (PNG) as it was cut; answers its opaque name. */
export async function storePicture(purpose: "photo" | "logo", picture: Blob): Promise<string> {
  const answer =
    purpose === "photo"
      ? await uploadFile(SETTINGS_ROUTES.uploadProfileImage, picture, "photo.jpg")
      : await uploadFile(SETTINGS_ROUTES.uploadLogo, picture, "logo.png");
  return answer.fileName;
}

export async function removePicture(purpose: "photo" | "logo") {
  return purpose === "photo"
    ? callEndpoint(SETTINGS_ROUTES.removeProfileImage, {})
    : callEndpoint(SETTINGS_ROUTES.removeLogo, {});
}

/** The units of the caller's own screens. */
export const screenUnitQuery = queryOptions({
  queryKey: ["settings", "unit"],
  queryFn: async ({ signal }) =>
    (await callEndpoint(SETTINGS_ROUTES.getMeasurementUnit, {}, { signal })).unit,
});

export async function storeScreenUnit(unit: BodyOf<typeof updateMeasurementUnit>["unit"]) {
  return (await callEndpoint(SETTINGS_ROUTES.updateMeasurementUnit, { body: { unit } })).unit;
}

/** The units of the company's documents. */
export const pdfUnitQuery = queryOptions({
  queryKey: ["settings", "pdf-unit"],
  queryFn: async ({ signal }) =>
    (await callEndpoint(SETTINGS_ROUTES.getPdfMeasurementUnit, {}, { signal })).pdfMeasurementUnit,
});

export async function storePdfUnit(pdfMeasurementUnit: BodyOf<typeof updateMeasurementUnit>["unit"]) {
  const answer = await callEndpoint(SETTINGS_ROUTES.updatePdfMeasurementUnit, {
    body: { pdfMeasurementUnit },
  });
  return answer.pdfMeasurementUnit;
}

/** What the company decided for its quotations. */
export const companySettingQuery = queryOptions({
  queryKey: ["settings", "company"],
  queryFn: async ({ signal }) => callEndpoint(SETTINGS_ROUTES.getCompanySetting, {}, { signal }),
});

export async function storeCompanySetting(body: BodyOf<typeof updateCompanySetting>) {
  return callEndpoint(SETTINGS_ROUTES.updateCompanySetting, { body });
}

/** The company's preferred airports in their order. */
export const preferredAirportsQuery = queryOptions({
  queryKey: ["settings", "airports"],
  queryFn: async ({ signal }) => callEndpoint(SETTINGS_ROUTES.listPreferredAirports, {}, { signal }),
});

export async function addAirport(airport: string) {
  return callEndpoint(SETTINGS_ROUTES.addPreferredAirport, { body: { airport } });
}

export async function removeAirport(id: string) {
  return callEndpoint(SETTINGS_ROUTES.deletePreferredAirport, { query: { id } });
}

export async function orderAirports(ids: readonly string[]) {
  return callEndpoint(SETTINGS_ROUTES.orderPreferredAirports, { body: { ids: [...ids] } });
}

/** Who of the company may write manual quotations. */
export function manualQuotesQuery(companyId: string) {
  return queryOptions({
    queryKey: ["settings", "manual-quotes", companyId],
    queryFn: async ({ signal }) =>
      callEndpoint(SETTINGS_ROUTES.getManualQuoteSetting, { params: { companyId } }, { signal }),
  });
}

export async function storeManualQuotes(body: BodyOf<typeof updateManualQuoteSetting>) {
  return callEndpoint(SETTINGS_ROUTES.updateManualQuoteSetting, { body });
}
