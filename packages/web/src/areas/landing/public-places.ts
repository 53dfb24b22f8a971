import { paths } from '../../lib/paths.ts'

/** Where anybody may go; the words are `navigation` of the landing phrases. */
export const publicPlaces = [
  { key: 'guide', to: paths.guide() },
  { key: 'events', to: paths.events() },
  { key: 'myEvents', to: paths.myEvents() },
  { key: 'news', to: paths.news() },
  { key: 'create', to: paths.wizard.basics() },
] as const
