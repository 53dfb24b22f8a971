import type { activities as source } from '../de/activities.ts'
import type { Phrases } from '../phrases.ts'

export const activities = {
  title: 'Activities',
} satisfies Phrases<typeof source>
