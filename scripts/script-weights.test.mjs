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
  wizard: 249,
  dashboard: 248,
  participants: 270,
  diets: 219,
  participant: 231,
  'participant-new': 259,
  'participant-edit': 264,
  import: 237,
  'waiting-list': 258,
  teams: 267,
  team: 247,
  board: 279,
  cancellation: 248,
  'what-if': 209,
  map: 309,
  distances: 216,
  'near-hosts': 226,
  'plan-quality': 217,
  proposal: 268,
  'messages-participants': 276,
  'messages-teams': 276,
  'messages-routes': 276,
  'messages-changes': 207,
  'messages-planned': 223,
  'messages-overview': 221,
  evening: 238,
  settings: 274,
  payment: 247,
  exports: 230,
  activities: 219,
  again: 204,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
