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
  card: 188,
  'own-registration': 128,
  wizard: 240,
  dashboard: 221,
  participants: 249,
  diets: 203,
  participant: 207,
  'participant-new': 232,
  'participant-edit': 237,
  import: 222,
  'waiting-list': 229,
  teams: 230,
  team: 212,
  board: 244,
  cancellation: 222,
  'what-if': 195,
  map: 289,
  distances: 198,
  'near-hosts': 211,
  'plan-quality': 199,
  proposal: 253,
  'messages-participants': 235,
  'messages-teams': 235,
  'messages-routes': 235,
  'messages-changes': 191,
  'messages-planned': 209,
  'messages-overview': 206,
  evening: 212,
  settings: 253,
  payment: 217,
  exports: 211,
  activities: 202,
  again: 188,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
