export { keepResults, type WorkedOut } from './kept-results.ts'
export type {
  FoundPlan,
  FoundWithCost,
  JudgeLossesInput,
  PlanOutcome,
  SearchNews,
  SearchPlanInput,
  StoredEvening,
  TeamLoss,
} from './planner-tasks.ts'
