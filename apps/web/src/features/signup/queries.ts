import type {
  confirmSignUp,
  describeCompany,
  EndpointOutput,
  forgotPassword,
  registerAirline,
  registerDataEntry,
  registerForwarder,
  registerShipper,
  registerTrucking,
  resendPin,
  resetPassword,
  validateKey,
} from "@kilolane/contract";
import { routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which the calls do not need. */
export const SIGNUP_ROUTES = {
  registerForwarder: routeOf<typeof registerForwarder>("POST", "/freightforwarder/register"),
  registerAirline: routeOf<typeof registerAirline>("POST", "/airline/register"),
  registerShipper: routeOf<typeof registerShipper>("POST", "/shipper/register"),
  registerTrucking: routeOf<typeof registerTrucking>("POST", "/trucking/register"),
  registerDataEntry: routeOf<typeof registerDataEntry>("POST", "/data-entry/register"),
  confirmSignUp: routeOf<typeof confirmSignUp>("POST", "/sign-up/confirm"),
  resendPin: routeOf<typeof resendPin>("POST", "/sign-up/resend"),
  describeCompany: routeOf<typeof describeCompany>("POST", "/sign-up/about"),
  validateKey: routeOf<typeof validateKey>("POST", "/key/validate"),
  forgotPassword: routeOf<typeof forgotPassword>("POST", "/password/forgot"),
  resetPassword: routeOf<typeof resetPassword>("POST", "/password/reset"),
};

/** A seat that a key opens. */
export type OpenSeat = EndpointOutput<typeof validateKey>;
