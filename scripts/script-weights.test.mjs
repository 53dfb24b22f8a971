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
  login: 119,
  register: 119,
  profile: 120,
  forgotten: 119,
  'my-events': 123,
  card: 140,
  'own-registration': 124,
  'team-host': 121,
  'partner-wish': 120,
  wizard: 211,
  dashboard: 200,
  participants: 215,
  diets: 188,
  participant: 196,
  'participant-new': 213,
  'participant-edit': 215,
  import: 207,
  'waiting-list': 212,
  teams: 207,
  team: 199,
  board: 204,
  cancellation: 208,
  'what-if': 183,
  map: 244,
  distances: 181,
  'near-hosts': 197,
  'plan-quality': 182,
  proposal: 233,
  'messages-participants': 210,
  'messages-teams': 210,
  'messages-routes': 210,
  'messages-changes': 176,
  'messages-planned': 197,
  'messages-overview': 193,
  evening: 195,
  settings: 215,
  payment: 202,
  exports: 196,
  activities: 188,
  again: 174,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
