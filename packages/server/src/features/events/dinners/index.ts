export { guestTitle } from '@running-dinner/domain/events'
export { acknowledgeDinner } from './acknowledge-dinner.ts'
export { dinnerCreatedMail } from './dinner.mails.ts'
export {
  presentAfterParty,
  presentContact,
  presentDinner,
  presentRegistrationForm,
  presentSessionData,
} from './dinner.present.ts'
export { zoneOf } from './save-basic-settings.ts'
export { registrationFormOf } from './save-registration-form.ts'
export { afterPartyStore, settingsStore } from './settings.store.ts'
