export { presentParticipant } from './participant.present.ts'
export { participantStore, toParticipant } from './participant.store.ts'
export { participantChecks } from './participant-checks.ts'
export { storeParticipantChange } from './store-participant-change.ts'
