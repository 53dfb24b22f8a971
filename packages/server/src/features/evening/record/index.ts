export { eveningAttentionStore } from './evening-attention.store.ts'
export { eveningReportStore } from './evening-report.store.ts'
