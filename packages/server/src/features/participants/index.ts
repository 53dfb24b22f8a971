export { presentParticipant } from './participant.present.ts'
export { participantStore, toParticipant } from './participant.store.ts'
