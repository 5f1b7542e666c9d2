export { ManualListPage as default } from "./quotation-list-page.tsx";
