export { type OpenPlan, openPlan } from './open-plan.ts'
export { readPlanHistory } from './plan-history.read.ts'
export { stepThrough } from './step-through.ts'
