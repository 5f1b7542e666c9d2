import { testScreensOf } from "./steps/sweep-tests.ts";

testScreensOf("ROLE_SUPERADMIN");
