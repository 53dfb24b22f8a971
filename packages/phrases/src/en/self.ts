import type { self as source } from '../de/self.ts'
import type { Phrases } from '../phrases.ts'

export const self = {
  title: 'Your evening',
} satisfies Phrases<typeof source>
