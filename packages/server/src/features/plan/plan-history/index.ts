export { frozenIssues, frozenStages } from './frozen-issues.ts'
export { type PlanChange, planChangeStore, type StoredDelta } from './plan-change.store.ts'
export { readPlanHistory } from './plan-history.read.ts'
