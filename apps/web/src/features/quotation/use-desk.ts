export { useDesk } from "../../lib/session/use-desk.ts";
