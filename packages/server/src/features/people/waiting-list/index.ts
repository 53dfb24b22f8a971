export { fillPlaces } from './assign-participants.ts'
export { buildNewTeams } from './generate-new-teams.ts'
