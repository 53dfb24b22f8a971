export { type AuthorizedDinner, asAuthorized, requireActiveDinner, requireDinner } from './authorized-dinner.ts'
export { dinnerCreatedMail } from './dinner.mails.ts'
export {
  guestTitle,
  presentAfterParty,
  presentContact,
  presentDinner,
  presentRegistrationForm,
  presentSessionData,
} from './dinner.present.ts'
export { dinnerStore } from './dinner.store.ts'
export { links } from './links.ts'
export { lockDinnerForChange } from './lock-dinner-for-change.ts'
export { lockedRegistrationForm } from './registration-form.read.ts'
export { zoneOf } from './zone-of.ts'
