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
  card: 145,
  'own-registration': 127,
  wizard: 220,
  dashboard: 223,
  participants: 246,
  diets: 202,
  participant: 210,
  'participant-new': 229,
  'participant-edit': 233,
  import: 220,
  'waiting-list': 227,
  teams: 229,
  team: 216,
  board: 244,
  cancellation: 220,
  'what-if': 198,
  map: 266,
  distances: 200,
  'near-hosts': 213,
  'plan-quality': 201,
  proposal: 248,
  'messages-participants': 226,
  'messages-teams': 226,
  'messages-routes': 226,
  'messages-changes': 190,
  'messages-planned': 207,
  'messages-overview': 208,
  evening: 209,
  settings: 240,
  payment: 213,
  exports: 207,
  activities: 198,
  again: 187,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
