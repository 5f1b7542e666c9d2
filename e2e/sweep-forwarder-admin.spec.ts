import { testScreensOf } from "./steps/sweep-tests.ts";
import { screensOf } from "./steps/sweep.ts";

testScreensOf("ROLE_FFADMIN", screensOf("any"));
