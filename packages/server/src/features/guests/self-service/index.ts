export { type AuthorizedParticipant, type OwnReader, requireParticipant } from './authorized-participant.ts'
export { presentOwnRoute, presentSession } from './own-pages.present.ts'
export { ownTeam, presentOwnTeam } from './own-team.ts'
