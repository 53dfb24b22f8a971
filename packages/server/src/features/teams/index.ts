export { cancelTeams } from './cancel-teams.ts'
export { mealOf, presentTeam } from './team.present.ts'
export { type NewTeam, type StoredVisit, teamStore } from './team.store.ts'
export { readTeamList } from './team-list.read.ts'
