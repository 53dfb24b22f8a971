import type { admin as source } from '../de/admin.ts'
import type { Phrases } from '../phrases.ts'

export const admin = {
  title: 'Your running dinner',
} satisfies Phrases<typeof source>
