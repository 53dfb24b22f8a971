import type { wizard as source } from '../de/wizard.ts'
import type { Phrases } from '../phrases.ts'

export const wizard = {
  title: 'Create a running dinner',
} satisfies Phrases<typeof source>
