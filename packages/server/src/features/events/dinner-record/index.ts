export {
  type AuthorizedDinner,
  asAuthorized,
  lockDinnerForChange,
  requireActiveDinner,
  requireDinner,
} from './authorized-dinner.ts'
export { dinnerStore, selectDinners, toWholeDinner, type WholeRow } from './dinner.store.ts'
export { publicSettingsColumns, registrationFormColumns } from './dinner-rows.store.ts'
export { notLocatedSince, toGeocodingResult } from './geocoding-columns.ts'
export { links } from './links.ts'
