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
  login: 268,
  register: 270,
  profile: 275,
  'my-events': 279,
  card: 300,
  wizard: 284,
  dashboard: 278,
  participants: 319,
  diets: 255,
  participant: 267,
  'participant-new': 299,
  'participant-edit': 302,
  import: 272,
  'waiting-list': 278,
  teams: 294,
  team: 280,
  board: 301,
  cancellation: 281,
  'what-if': 245,
  map: 331,
  distances: 249,
  'near-hosts': 263,
  'plan-quality': 249,
  proposal: 309,
  'messages-participants': 285,
  'messages-teams': 285,
  'messages-routes': 285,
  'messages-changes': 256,
  'messages-planned': 241,
  'messages-overview': 259,
  evening: 264,
  settings: 321,
  payment: 287,
  exports: 246,
  activities: 240,
  again: 237,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
