import type { legal as source } from '../de/legal.ts'
import type { Phrases } from '../phrases.ts'

export const legal = {
  title: 'Legal',
} satisfies Phrases<typeof source>
