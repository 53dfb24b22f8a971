import { expect, test } from 'vitest'
import { filesOf, kilobytesOf, pageSources, readManifest } from './bench-web/page-sources.mjs'
import { scriptLimits } from './bench-web/script-limits.mjs'

const folder = 'packages/web/dist/client'
const manifest = readManifest(folder)

/** Texts of a page come on top of its code: up to this many kilobytes. */
const texts = 25

/**
 * Code of pages that are over their limit (scripts/bench-web/script-limits.mjs), in kilobytes. Each may only become smaller: lower the number with it,
 * to the next whole kilobyte plus one. The names of files hold hashes, so that the same code weighs about 0.1 kB more or less.
 */
const known = {
  login: 171,
  register: 171,
  profile: 171,
  'my-events': 173,
  card: 189,
  wizard: 282,
  dashboard: 264,
  participants: 306,
  diets: 242,
  participant: 250,
  'participant-new': 293,
  'participant-edit': 298,
  import: 262,
  'waiting-list': 263,
  teams: 278,
  team: 267,
  board: 290,
  cancellation: 264,
  'what-if': 231,
  map: 313,
  distances: 238,
  'near-hosts': 247,
  'plan-quality': 239,
  proposal: 290,
  'messages-participants': 281,
  'messages-teams': 281,
  'messages-routes': 281,
  'messages-changes': 229,
  'messages-planned': 231,
  'messages-overview': 243,
  evening: 251,
  settings: 315,
  payment: 282,
  exports: 236,
  activities: 229,
  again: 226,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
