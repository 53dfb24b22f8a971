import type { registration as source } from '../de/registration.ts'
import type { Phrases } from '../phrases.ts'

export const registration = {} satisfies Phrases<typeof source>
