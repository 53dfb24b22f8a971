export { mealOf, presentTeam } from './team.present.ts'
export { type StoredVisit, teamStore } from './team.store.ts'
