import type { payments as source } from '../de/payments.ts'
import type { Phrases } from '../phrases.ts'

export const payments = {} satisfies Phrases<typeof source>
