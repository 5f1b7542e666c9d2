import { z } from "zod";
import { SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";

/** PNG or JPEG up to 5 MB, decoded and re-encoded; answers the opaque name to download it by. */
export const uploadProfileImage = defineEndpoint({
  name: "uploadProfileImage",
  area: "file",
  summary: "Uploads the caller's photo",
  method: "POST",
  path: "/uploadFile/profile",
  roles: SIGNED_IN,
  scope: "user",
  multipart: true,
  response: z.object({ fileName: z.string() }),
  errors: ["file-unreadable"],
  limit: "upload",
});
export const uploadLogo = defineEndpoint({
  ...uploadProfileImage,
  name: "uploadLogo",
  summary: "Uploads the company's logo, which is printed on its documents",
  path: "/uploadFile/logo",
  roles: ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN", "ROLE_CONSIGNEE", "ROLE_TRUCKING_ADMIN"],
  scope: "company",
});
export const removeProfileImage = defineEndpoint({
  name: "removeProfileImage",
  area: "file",
  summary: "Takes the caller's photo off",
  method: "DELETE",
  path: "/profile/photo",
  roles: SIGNED_IN,
  scope: "user",
  response: z.object({ fileName: z.null() }),
  errors: [],
});
export const removeLogo = defineEndpoint({
  ...removeProfileImage,
  name: "removeLogo",
  summary: "Takes the company's logo off its documents",
  path: "/company-logo",
  roles: uploadLogo.roles,
  scope: "company",
});
export const downloadFile = defineEndpoint({
  name: "downloadFile",
  area: "file",
  summary: "A file of the caller's company by its opaque name",
  method: "GET",
  path: "/downloadFile/:name",
  roles: SIGNED_IN,
  scope: "user",
  params: z.object({ name: z.string().min(1).max(120) }),
  response: z.unknown(),
  content: "file",
  errors: ["not-found"],
});
