export {
  type AuthorizedDinner,
  asAuthorized,
  lockDinnerForChange,
  requireActiveDinner,
  requireDinner,
} from './authorized-dinner.ts'
export { dinnerStore, selectDinners, toWholeDinner, type WholeRow } from './dinner.store.ts'
export { lockDinner } from './dinner-lock.store.ts'
export {
  notLocatedSince,
  publicSettingsColumns,
  registrationFormColumns,
  toGeocodingResult,
} from './dinner-rows.store.ts'
export { links } from './links.ts'
export { dinnerTopic, eveningTopic, personTopic } from './topics.ts'
