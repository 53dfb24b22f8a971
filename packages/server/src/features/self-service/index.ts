export { type AuthorizedParticipant, requireParticipant } from './authorized-participant.ts'
