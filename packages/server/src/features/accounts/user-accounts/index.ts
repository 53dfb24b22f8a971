export { requireAccount, requireAdmin } from './authorized-account.ts'
export { sessionTokens } from './session-tokens.ts'
