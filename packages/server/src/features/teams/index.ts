export { mealOf } from './team.present.ts'
export { type StoredVisit, teamStore } from './team.store.ts'
