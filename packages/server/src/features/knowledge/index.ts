export { eveningOf, type KnownEvening, readKnownEvening } from './knowledge.read.ts'
