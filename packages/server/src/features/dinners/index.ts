export { dinnerCreatedMail } from './dinner.mails.ts'
export {
  guestTitle,
  presentAfterParty,
  presentContact,
  presentDinner,
  presentRegistrationForm,
  presentSessionData,
} from './dinner.present.ts'
export { zoneOf } from './save-basic-settings.ts'
