export { actForTable } from './act-for-table.ts'
export { readKnownTable } from './known-table.read.ts'
