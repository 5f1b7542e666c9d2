import ManualQuotesPage from "./manual-quotes-page.tsx";
import MaintenancePage from "./maintenance-page.tsx";
import MeasurementsPage from "./measurements-page.tsx";
import PasswordPage from "./password-page.tsx";
import PdfMeasurementsPage from "./pdf-measurements-page.tsx";
import PreferredAirportsPage from "./preferred-airports-page.tsx";
import ProfilePage from "./profile-page.tsx";
import TermsPage from "./terms-page.tsx";

/** The settings screens: small, alike, and visited one after the other, so they come in one file. */
export const SETTINGS_PAGES = {
  profile: ProfilePage,
  measurements: MeasurementsPage,
  pdfMeasurements: PdfMeasurementsPage,
  airports: PreferredAirportsPage,
  manualQuotes: ManualQuotesPage,
  password: PasswordPage,
  terms: TermsPage,
  maintenance: MaintenancePage,
} as const;
