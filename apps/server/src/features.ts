import type { App } from "./http/app.ts";
import { bindAirlineRoutes } from "./features/airline/routes.ts";
import { bindCompanyRoutes } from "./features/company/routes.ts";
import { bindDemoRoutes } from "./features/demo/routes.ts";
import { bindSessionRoutes } from "./features/session/routes.ts";
import { bindFileRoutes } from "./features/file/routes.ts";
import { bindInquirerRoutes } from "./features/inquirer/routes.ts";
import { bindKeyRoutes } from "./features/key/routes.ts";
import { bindMaintenanceRoutes } from "./features/maintenance/routes.ts";
import { bindMemberRoutes } from "./features/member/routes.ts";
import { bindNotificationRoutes } from "./features/notification/routes.ts";
import { bindPlaceRoutes } from "./features/place/routes.ts";
import { bindQuotationRoutes } from "./features/quotation/routes.ts";
import { bindRateRoutes } from "./features/rate/routes.ts";
import { bindRateImportRoutes } from "./features/rate-import/routes.ts";
import { bindSavedViewRoutes } from "./features/saved-view/routes.ts";
import { bindSecondFactorRoutes } from "./features/second-factor/routes.ts";
import { bindSettingsRoutes } from "./features/settings/routes.ts";
import { bindSignUpRoutes } from "./features/signup/routes.ts";
import { bindNotices } from "./features/notification/send-notice.ts";
import { bindTermsRoutes } from "./features/terms/routes.ts";
import { bindTruckingRoutes } from "./features/trucking/routes.ts";

/** The slices of this server, one line each. */
export function bindFeatures(app: App): void {
  bindSessionRoutes(app);
  bindAirlineRoutes(app);
  bindCompanyRoutes(app);
  bindDemoRoutes(app);
  bindFileRoutes(app);
  bindInquirerRoutes(app);
  bindKeyRoutes(app);
  bindMaintenanceRoutes(app);
  bindMemberRoutes(app);
  bindNotices(app);
  bindNotificationRoutes(app);
  bindPlaceRoutes(app);
  bindQuotationRoutes(app);
  bindRateRoutes(app);
  bindRateImportRoutes(app);
  bindSavedViewRoutes(app);
  bindSecondFactorRoutes(app);
  bindSettingsRoutes(app);
  bindSignUpRoutes(app);
  bindTermsRoutes(app);
  bindTruckingRoutes(app);
}
