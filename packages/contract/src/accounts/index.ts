export * from './accounts.ts'
export * from './feedback.ts'
export * from './operation.ts'
