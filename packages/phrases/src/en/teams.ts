import type { teams as source } from '../de/teams.ts'
import type { Phrases } from '../phrases.ts'

export const teams = {
  title: 'Teams',
} satisfies Phrases<typeof source>
