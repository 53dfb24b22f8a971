import type { events as source } from '../de/events.ts'
import type { Phrases } from '../phrases.ts'

export const events = {} satisfies Phrases<typeof source>
