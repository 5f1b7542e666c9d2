import { type EndpointOutput, getNotificationSetting, updateNotificationSetting } from "@kilolane/contract";
import { callEndpoint, type EndpointBody } from "../../../lib/api/call-endpoint.ts";
import { q } from "../../../lib/api/query.ts";

/** How the caller wants news; `setting` is null before they have chosen. */
export const newsSettingQuery = q(getNotificationSetting);

export async function storeNewsSetting(
  body: EndpointBody<typeof updateNotificationSetting>,
): Promise<EndpointOutput<typeof updateNotificationSetting>> {
  return callEndpoint(updateNotificationSetting, { body });
}
