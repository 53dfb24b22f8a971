export { requireActiveDinner } from './authorized-active-dinner.ts'
export { type AuthorizedDinner, asAuthorized, requireDinner } from './authorized-dinner.ts'
export {
  presentAfterParty,
  presentContact,
  presentCoordinate,
  presentDinner,
  presentRegistrationForm,
  presentSessionData,
} from './dinner.present.ts'
export { dinnerStore } from './dinner.store.ts'
export { dinnerCreatedMail } from './dinner-created.mails.ts'
export { guestTitle } from './guest-title.ts'
export { links } from './links.ts'
export { lockDinnerForChange } from './lock-dinner-for-change.ts'
export { lockedRegistrationForm } from './locked-registration-form.ts'
export { zoneOf } from './zone-of.ts'
