/** The demo world as plain data and builders, deterministic from a seed and a day; no I/O, no clock. */
export type { DemoFees, DemoRateLane, DemoRateSheet, DemoSurcharge } from "./rates/demo-rate-sheet.ts";
export { buildDemoRates, DEMO_SEED } from "./rates/build-rates.ts";
export type { DemoRateOptions } from "./rates/build-rates.ts";
export { rateCandidateOf, rateTermsOf } from "./rates/rate-candidate.ts";
export type { RateIds } from "./rates/rate-candidate.ts";
export { buildDemoLanes } from "./rates/lanes.ts";
export type { DemoLane } from "./rates/lanes.ts";
export { DEMO_COMPANIES, FORWARDER_KEYS } from "./world/companies.ts";
export type { DemoCompany, DemoForwarderSettings, DemoMargin, ForwarderKey } from "./world/companies.ts";
export { DEMO_ACCOUNTS, DEMO_PASSWORD, DEMO_USERS } from "./world/people.ts";
export type { DemoAccount, DemoUser } from "./world/people.ts";
export { DEMO_KEYS } from "./world/keys.ts";
export type { DemoKey } from "./world/keys.ts";
export { DEMO_SHIPPERS } from "./world/shippers.ts";
export type { DemoShipper } from "./world/shippers.ts";
export { DEMO_FEEDBACK } from "./world/feedback.ts";
export type { DemoFeedback } from "./world/feedback.ts";
export { DEMO_CONVERSATIONS } from "./world/conversations.ts";
export type { DemoConversation, DemoSaying } from "./world/conversations.ts";
export { DEMO_TUTORIALS } from "./tutorials/demo-tutorials.ts";
export { DEMO_VERSION_NOTE } from "./tutorials/demo-version-note.ts";
export { DEMO_INQUIRERS } from "./world/inquirers.ts";
export type { DemoInquirer } from "./world/inquirers.ts";
export { DEMO_ADDRESSES } from "./world/addresses.ts";
export type { DemoAddress } from "./world/addresses.ts";
export { buildDemoDocuments } from "./world/documents.ts";
export type { DemoDocument, PaperedQuotation } from "./world/documents.ts";
export { DEMO_MARGIN_RULES, type DemoMarginRule } from "./world/margin-rules.ts";
export { DEMO_WAREHOUSES } from "./world/warehouses.ts";
export { HUBS } from "./world/hubs.ts";
export type { Hub, Region } from "./world/hubs.ts";
export { CARRIERS } from "./world/carriers.ts";
export type { Carrier } from "./world/carriers.ts";
export { DEMO_TRUCKING_CARRIERS } from "./trucking/demo-trucking.ts";
export { truckingTermsOf } from "./trucking/trucking-terms.ts";
export type { DemoTruckingCarrier, DemoTruckingTariff, DemoTruckingZone } from "./trucking/demo-trucking.ts";
export { buildDemoClientRequests } from "./quotations/build-client-requests.ts";
export type { DemoClientRequest } from "./quotations/build-client-requests.ts";
export { buildDemoDeskWork } from "./quotations/build-desk-work.ts";
export type { DemoDeskWork, DemoFloorQuestion, DemoManualQuotation } from "./quotations/build-desk-work.ts";
export { buildDemoHauls } from "./quotations/build-hauls.ts";
export { buildDemoQuotations } from "./quotations/build-quotations.ts";
export type {
  DemoQuotation,
  DemoQuotationOptions,
  DemoQuotationStatus,
} from "./quotations/build-quotations.ts";
export type { DemoDangerousGoods, DemoGoodsLine, DemoRequest } from "./quotations/demo-request.ts";
export { buildDemoStories } from "./stories/build-stories.ts";
export { STORY_IDS } from "./stories/story-types.ts";
export type {
  DemoStory,
  StoryExclusion,
  StoryId,
  StoryLine,
  StoryOption,
  StoryOutcome,
  StoryQuotation,
  StoryTrucking,
} from "./stories/story-types.ts";
