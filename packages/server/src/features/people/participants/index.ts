export { type AuthorizedParticipant, type OwnReader, requireParticipant } from './authorized-participant.ts'
export {
  type CancelledRegistration,
  cancelledRegistrationCleanup,
  cancelledRegistrationStore,
} from './cancelled-registration.store.ts'
export { rootsOf, takePeopleOut } from './delete-participant.ts'
export { type ExportedFile, tableFile } from './export-participants.ts'
export { newParticipants } from './new-participants.ts'
export { presentEnteredFields, presentParticipant } from './participant.present.ts'
export { participantStore, toParticipant } from './participant.store.ts'
export { participantChecks } from './participant-checks.ts'
export { readParticipantList } from './participant-list.read.ts'
export { type PersonRow, personRowsStore } from './person-rows.store.ts'
export { type CheckedRow, checkRows, type SortedRows, sortOutRows } from './sort-out-rows.ts'
export {
  keptDoor,
  type ParticipantChange,
  storeParticipantChange,
  withKeptAnswers,
} from './store-participant-change.ts'
