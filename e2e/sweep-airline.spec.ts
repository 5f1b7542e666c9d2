import { testScreensOf } from "./steps/sweep-tests.ts";

testScreensOf("ROLE_AIRLINE_ADMIN");
testScreensOf("ROLE_AIRLINE_AGENT");
