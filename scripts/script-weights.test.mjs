import { expect, test } from 'vitest'
import { filesOf, kilobytesOf, pageSources, readManifest } from './bench-web/page-sources.mjs'
import { scriptLimits } from './bench-web/script-limits.mjs'

const folder = 'packages/web/dist/client'
const manifest = readManifest(folder)

/** Texts of a page come on top of its code: up to this many kilobytes. */
const texts = 25

/**
 * Code of pages that are over their limit (docs/gaps.md, G-377), in kilobytes. Each may only become smaller: lower the number with it,
 * to the next whole kilobyte plus one. The names of files hold hashes, so that the same code weighs about 0.1 kB more or less.
 */
const known = {
  login: 277,
  register: 278,
  profile: 284,
  'my-events': 286,
  card: 296,
  wizard: 286,
  dashboard: 276,
  participants: 377,
  participant: 335,
  'participant-new': 299,
  'participant-edit': 302,
  import: 287,
  'waiting-list': 276,
  teams: 296,
  team: 280,
  board: 299,
  cancellation: 318,
  'what-if': 245,
  map: 327,
  distances: 247,
  'near-hosts': 260,
  'plan-quality': 247,
  proposal: 308,
  'messages-participants': 347,
  'messages-teams': 347,
  'messages-routes': 347,
  'messages-changes': 310,
  'messages-planned': 241,
  'messages-overview': 298,
  evening: 264,
  settings: 320,
  payment: 291,
  exports: 246,
  activities: 240,
  again: 238,
}

test.each(Object.entries(pageSources))('the code of the page %s stays within its limit', (name, sources) => {
  const limit = known[name] ?? scriptLimits[name] - texts
  expect(kilobytesOf(folder, filesOf(manifest, sources))).toBeLessThanOrEqual(limit)
})

test('every page with a limit is weighed, by this test or as a document of its own', () => {
  const documents = ['landing', 'event', 'registration']
  expect([...Object.keys(pageSources), ...documents].sort()).toEqual(Object.keys(scriptLimits).sort())
})
