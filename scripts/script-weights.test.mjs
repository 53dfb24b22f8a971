import { expect, test } from 'vitest'
import { filesOf, kilobytesOf, pageSources, readManifest } from './bench-web/page-sources.mjs'
import { scriptLimits } from './bench-web/script-limits.mjs'

const folder = 'packages/web/dist/client'
const manifest = readManifest(folder)

/** Texts of a page come on top of its code: up to this many kilobytes. */
const texts = 25

/**
 * What the code of these pages may weigh instead of their limit (scripts/bench-web/script-limits.mjs), in kilobytes. Each may only
 * become smaller: lower the number with it, to the next whole kilobyte plus one. The names of files hold hashes, so that the same code weighs about 0.1 kB more or less.
 */
const known = {
  card: 188,
  'own-registration': 129,
  wizard: 222,
  dashboard: 223,
  participants: 251,
  diets: 201,
  participant: 209,
  'participant-new': 233,
  'participant-edit': 238,
  import: 221,
  'waiting-list': 228,
  teams: 229,
  team: 213,
  board: 243,
  cancellation: 220,
  'what-if': 194,
  map: 290,
  distances: 197,
  'near-hosts': 210,
  'plan-quality': 198,
  proposal: 253,
  'messages-participants': 234,
  'messages-teams': 234,
  'messages-routes': 234,
  'messages-changes': 189,
  'messages-planned': 209,
  'messages-overview': 209,
  evening: 211,
  settings: 253,
  payment: 217,
  exports: 210,
  activities: 201,
  again: 186,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
