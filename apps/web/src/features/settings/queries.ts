import {
  addPreferredAirport,
  changePassword,
  deletePreferredAirport,
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
import { callEndpoint, type EndpointBody, uploadFile } from "../../lib/api/call-endpoint.ts";
import { endpointKey, q } from "../../lib/api/query.ts";

/** The caller's own profile. */
export const ownProfileQuery = q(getPersonalProfile);

export async function storeProfile(body: EndpointBody<typeof updateProfile>) {
  return callEndpoint(updateProfile, { body });
}

export async function storePassword(body: EndpointBody<typeof changePassword>) {
  return callEndpoint(changePassword, { body });
}

/** Stores the photo (JPEG) or the logo (PNG) as it was cut; answers its opaque name. */
export async function storePicture(purpose: "photo" | "logo", picture: Blob): Promise<string> {
  const answer =
    purpose === "photo"
      ? await uploadFile(uploadProfileImage, picture, "photo.jpg")
      : await uploadFile(uploadLogo, picture, "logo.png");
  return answer.fileName;
}

export async function removePicture(purpose: "photo" | "logo") {
  return purpose === "photo" ? callEndpoint(removeProfileImage, {}) : callEndpoint(removeLogo, {});
}

/** The units of the caller's own screens. */
export const screenUnitQuery = queryOptions({
  queryKey: endpointKey(getMeasurementUnit),
  queryFn: async ({ signal }) => (await callEndpoint(getMeasurementUnit, {}, { signal })).unit,
});

export async function storeScreenUnit(unit: EndpointBody<typeof updateMeasurementUnit>["unit"]) {
  return (await callEndpoint(updateMeasurementUnit, { body: { unit } })).unit;
}

/** The units of the company's documents. */
export const pdfUnitQuery = queryOptions({
  queryKey: endpointKey(getPdfMeasurementUnit),
  queryFn: async ({ signal }) =>
    (await callEndpoint(getPdfMeasurementUnit, {}, { signal })).pdfMeasurementUnit,
});

export async function storePdfUnit(pdfMeasurementUnit: EndpointBody<typeof updateMeasurementUnit>["unit"]) {
  const answer = await callEndpoint(updatePdfMeasurementUnit, {
    body: { pdfMeasurementUnit },
  });
  return answer.pdfMeasurementUnit;
}

/** What the company decided for its quotations. */
export const companySettingQuery = q(getCompanySetting);

/** The same as it is stored now, and shown wherever it is. */
export async function fetchCompanySetting() {
  return callEndpoint(getCompanySetting, {});
}

export async function storeCompanySetting(body: EndpointBody<typeof updateCompanySetting>) {
  return callEndpoint(updateCompanySetting, { body });
}

/** The company's preferred airports in their order. */
export const preferredAirportsQuery = q(listPreferredAirports);

export async function addAirport(airport: string) {
  return callEndpoint(addPreferredAirport, { body: { airport } });
}

export async function removeAirport(id: string) {
  return callEndpoint(deletePreferredAirport, { query: { id } });
}

export async function orderAirports(ids: readonly string[]) {
  return callEndpoint(orderPreferredAirports, { body: { ids: [...ids] } });
}

/** Who of the company may write manual quotations. */
export function manualQuotesQuery(companyId: string) {
  return q(getManualQuoteSetting, { params: { companyId } });
}

export async function storeManualQuotes(body: EndpointBody<typeof updateManualQuoteSetting>) {
  return callEndpoint(updateManualQuoteSetting, { body });
}
