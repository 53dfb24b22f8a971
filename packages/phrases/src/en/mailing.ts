import type { mailing as source } from '../de/mailing.ts'
import type { Phrases } from '../phrases.ts'

export const mailing = {
  title: 'Messages',
} satisfies Phrases<typeof source>
