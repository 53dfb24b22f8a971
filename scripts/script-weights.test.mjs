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
  card: 143,
  wizard: 217,
  dashboard: 213,
  participants: 241,
  diets: 194,
  participant: 202,
  'participant-new': 220,
  'participant-edit': 221,
  import: 214,
  'waiting-list': 219,
  teams: 220,
  team: 205,
  board: 217,
  cancellation: 215,
  'what-if': 189,
  map: 258,
  distances: 188,
  'near-hosts': 204,
  'plan-quality': 188,
  proposal: 243,
  'messages-participants': 216,
  'messages-teams': 216,
  'messages-routes': 216,
  'messages-changes': 182,
  'messages-planned': 203,
  'messages-overview': 199,
  evening: 208,
  settings: 222,
  payment: 208,
  exports: 202,
  activities: 194,
  again: 180,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
