export { cancelTeams } from './cancel-teams.ts'
export { mealOf } from './team.present.ts'
export { type StoredVisit, teamStore } from './team.store.ts'
export { readTeamList } from './team-list.read.ts'
