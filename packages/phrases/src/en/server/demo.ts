import type { demo as german } from '../../de/server/demo.ts'
import type { Phrases } from '../../phrases.ts'

export const demo = {
  title: 'Running dinner in Leipzig (demo)',
  meals: { starter: 'Starter', main: 'Main course', dessert: 'Dessert' },
} satisfies Phrases<typeof german>
