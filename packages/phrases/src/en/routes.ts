import type { routes as source } from '../de/routes.ts'
import type { Phrases } from '../phrases.ts'

export const routes = {
  title: 'Routes',
} satisfies Phrases<typeof source>
