import type { landing as source } from '../de/landing.ts'
import type { Phrases } from '../phrases.ts'

export const landing = {
  title: 'Running Dinner',
} satisfies Phrases<typeof source>
