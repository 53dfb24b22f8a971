export { readSharedEvening } from './evening-plan.read.ts'
export { readOwnEvening } from './own-evening.read.ts'
