export { eveningAttentionStore, eveningReportStore } from './evening-record.store.ts'
