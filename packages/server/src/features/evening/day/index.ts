export { readReportedEvening } from './evening-plan.read.ts'
