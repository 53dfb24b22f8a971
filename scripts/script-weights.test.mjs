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
  card: 144,
  'own-registration': 127,
  wizard: 214,
  dashboard: 220,
  participants: 241,
  diets: 196,
  participant: 207,
  'participant-new': 224,
  'participant-edit': 229,
  import: 216,
  'waiting-list': 224,
  teams: 225,
  team: 212,
  board: 240,
  cancellation: 218,
  'what-if': 193,
  map: 260,
  distances: 196,
  'near-hosts': 207,
  'plan-quality': 197,
  proposal: 243,
  'messages-participants': 220,
  'messages-teams': 220,
  'messages-routes': 220,
  'messages-changes': 184,
  'messages-planned': 201,
  'messages-overview': 203,
  evening: 203,
  settings: 238,
  payment: 210,
  exports: 202,
  activities: 192,
  again: 181,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
