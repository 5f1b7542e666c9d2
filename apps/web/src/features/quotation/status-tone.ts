export { TONE_OF_STATUS } from "../../lib/quotations/status-tone.ts";
