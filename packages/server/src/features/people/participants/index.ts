export {
  type CancelledRegistration,
  cancelledRegistrationStore,
  purgeCancelledRegistrations,
} from './cancelled-registration.store.ts'
export { type CheckedRow, checkRows } from './check-rows.ts'
export type { ExportedFile } from './export-participants.ts'
export { newParticipants } from './new-participants.ts'
export { presentEnteredFields, presentParticipant } from './participant.present.ts'
export { participantStore, toParticipant } from './participant.store.ts'
export { participantChecks } from './participant-checks.ts'
export { readParticipantList } from './participant-list.read.ts'
export { type PersonRow, personRowsStore } from './person-rows.store.ts'
export { type SortedRows, sortOutRows } from './sort-out-rows.ts'
export { type ParticipantChange, storeParticipantChange } from './store-participant-change.ts'
export { takePeopleOut } from './take-people-out.ts'
export { keptDoor, withKeptAnswers } from './with-kept-answers.ts'
