import { testScreensOf } from "./steps/sweep-tests.ts";

testScreensOf("ROLE_FFCLIENT");
testScreensOf("ROLE_CONSIGNEE");
testScreensOf("ROLE_DATAENTRY");
testScreensOf("ROLE_TRUCKING_ADMIN");
