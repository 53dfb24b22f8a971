export { type AuthorizedDinner, asAuthorized, requireDinner } from './authorized-dinner.ts'
export { presentAfterParty, presentCoordinate, presentDinner } from './dinner.present.ts'
export { dinnerStore } from './dinner.store.ts'
export { links } from './links.ts'
