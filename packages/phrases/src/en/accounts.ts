import type { accounts as source } from '../de/accounts.ts'
import type { Phrases } from '../phrases.ts'

export const accounts = {} satisfies Phrases<typeof source>
