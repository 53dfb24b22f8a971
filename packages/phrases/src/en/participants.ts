import type { participants as source } from '../de/participants.ts'
import type { Phrases } from '../phrases.ts'

export const participants = {
  title: 'Participants',
} satisfies Phrases<typeof source>
