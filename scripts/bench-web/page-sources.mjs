// What the first view of a page loads, by the manifest of the build: everything its sources import statically. Texts come on top.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Status line and headers of one file (measured). */
const headerBytes = 620

const areas = 'src/areas'
const admin = (...files) => [`${areas}/admin/admin-area.tsx`, ...files.map((file) => `${areas}/admin/${file}.tsx`)]
const account = (file) => [`${areas}/account/account-area.tsx`, `${areas}/account/${file}.tsx`]
const participants = (file) => admin('participants/participants-area', file)
const messages = (file) => admin('messages/messages-area', `messages/${file}`)
const map = 'src/features/dinner-routes/route-map.tsx'

/** Of each page in `script-limits.mjs` that the browser renders: the sources that are imported when it is opened. */
export const pageSources = {
  login: account('login-page'),
  register: account('register-page'),
  profile: account('profile-page'),
  'my-events': [`${areas}/my-events/my-events-area.tsx`, `${areas}/my-events/my-events-page.tsx`],
  card: [`${areas}/self/self-area.tsx`, map],
  wizard: [`${areas}/wizard/wizard-area.tsx`],
  dashboard: admin('evening/evening-first'),
  participants: participants('participants/participants-page'),
  diets: participants('participants/diets/diets-page'),
  participant: participants('participants/person/person-page'),
  'participant-new': participants('participants/new-participant-page'),
  'participant-edit': participants('participants/edit-participant-page'),
  import: participants('participants/import/import-page'),
  'waiting-list': participants('waiting-list/waiting-list-page'),
  teams: admin('teams-area', 'teams/teams-page'),
  team: admin('teams-area', 'teams/team-page'),
  board: admin('teams-area', 'board/board-page'),
  cancellation: admin('teams-area', 'cancellation/cancel-page'),
  'what-if': admin('teams-area', 'what-if/what-if-page'),
  map: [...admin('routes-area', 'routes/map-page'), map],
  distances: admin('routes-area', 'routes/distances-page'),
  'near-hosts': admin('routes-area', 'routes/near-hosts-page'),
  'plan-quality': admin('routes-area', 'routes/quality-page'),
  proposal: [...admin('routes-area', 'optimization/optimization-page'), map],
  'messages-participants': messages('composer-page'),
  'messages-teams': messages('composer-page'),
  'messages-routes': messages('composer-page'),
  'messages-changes': messages('changes-page'),
  'messages-planned': messages('planned-page'),
  'messages-overview': messages('overview-page'),
  evening: admin('evening/evening-page'),
  settings: admin('settings/settings-page'),
  payment: admin('payment/payment-options-page'),
  exports: admin('exports/exports-page'),
  activities: admin('activities/activities-page'),
  again: admin('again/run-again-page'),
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
  for (const source of ['index.html', 'src/app/work-providers.tsx', ...sources]) collect(source)
  return [...found]
}

/** Kilobytes as transferred. */
export function kilobytesOf(folder, files) {
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size + headerBytes, 0)
  return Math.round(bytes / 100) / 10
}
