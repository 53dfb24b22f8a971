// What the first view of a page loads, by the manifest of the build: everything its sources import statically. Texts come on top.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Status line and headers of one file (measured). */
const headerBytes = 540

const areas = 'src/areas'
const admin = (...files) => [`${areas}/admin/admin-area.tsx`, ...files.map((file) => `${areas}/admin/${file}.tsx`)]
const account = (file) => [`${areas}/account/account-area.tsx`, `${areas}/account/${file}.tsx`]
const self = (file) => [`${areas}/self/${file}.tsx`]
const participants = (file) => admin('people/participants/participants-area', file)
const messages = (file) => admin('messages/sending/messages-area', `messages/sending/${file}`)
const map = 'src/features/plan/dinner-routes/route-map.tsx'

/** Of each page in `script-limits.mjs` that the browser renders: the sources that are imported when it is opened. */
export const pageSources = {
  login: account('login-page'),
  register: account('register-page'),
  profile: account('profile-page'),
  forgotten: account('forgotten-page'),
  'my-events': [`${areas}/my-events/my-events-area.tsx`],
  card: self('evening-page'),
  'own-registration': self('own-registration/own-registration-page'),
  'team-host': self('team-host-page'),
  'partner-wish': self('partner-wish-page'),
  wizard: [`${areas}/wizard/wizard-area.tsx`],
  dashboard: admin('evening/day/evening-first'),
  // Without what a list of more than 40 people loads: `near-lines.tsx`, 10 kB.
  participants: participants('people/participants/participants-page'),
  diets: participants('people/participants/diets/diets-page'),
  participant: participants('people/participants/person/person-page'),
  'participant-new': participants('people/participants/new-participant-page'),
  'participant-edit': participants('people/participants/edit-participant-page'),
  import: participants('people/participants/import/import-page'),
  'waiting-list': participants('people/waiting-list/waiting-list-page'),
  teams: admin('teams-area', 'plan/teams/teams-page'),
  team: admin('teams-area', 'plan/teams/team-page'),
  board: admin('teams-area', 'plan/board/board-page'),
  cancellation: admin('teams-area', 'plan/cancellation/cancel-page'),
  'what-if': admin('teams-area', 'plan/what-if/what-if-page'),
  map: [...admin('routes-area', 'plan/routes/map-page'), map],
  distances: admin('routes-area', 'plan/routes/distances-page'),
  'near-hosts': admin('routes-area', 'plan/routes/near-hosts-page'),
  'plan-quality': admin('routes-area', 'plan/routes/quality-page'),
  proposal: [...admin('routes-area', 'plan/optimization/optimization-page'), map],
  'messages-participants': messages('composer-page'),
  'messages-teams': messages('composer-page'),
  'messages-routes': messages('composer-page'),
  'messages-changes': messages('changes-page'),
  'messages-planned': messages('planned-page'),
  'messages-overview': messages('overview-page'),
  evening: admin('evening/day/evening-page'),
  settings: admin('events/settings/settings-page'),
  payment: admin('payments/options/payment-options-page'),
  exports: admin('people/exports/exports-page'),
  activities: admin('events/activities/activities-page'),
  again: admin('events/again/run-again-page'),
}

/** The manifest of the areas, from the folder of the build. */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
}

/** Files of the given sources, of what starts every page and of all they import. */
export function filesOf(manifest, sources) {
  const found = new Set()
  const collect = (key) => {
    const part = manifest[key]
    if (part === undefined) throw new Error(`the build has no ${key}`)
    if (found.has(part.file)) return
    found.add(part.file)
    for (const imported of part.imports ?? []) collect(imported)
  }
  for (const source of ['index.html', ...sources]) collect(source)
  return [...found]
}

/** Kilobytes as transferred. */
export function kilobytesOf(folder, files) {
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size + headerBytes, 0)
  return Math.round(bytes / 100) / 10
}
