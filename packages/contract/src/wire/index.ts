export * from './codecs.ts'
export * from './issue-response.ts'
export * from './reply-plan.ts'
export * from './wire-values.ts'
