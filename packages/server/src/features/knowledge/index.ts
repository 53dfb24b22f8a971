export { eveningOf } from './knowledge.read.ts'
