import {
  mdiAccountGroupOutline,
  mdiBellRingOutline,
  mdiCogOutline,
  mdiEmailOutline,
  mdiMapMarkerPath,
  mdiPrinterOutline,
  mdiSilverwareForkKnife,
  mdiViewDashboardOutline,
} from '@mdi/js'
import { paths } from '../../../lib/paths.ts'

/** The main sections in the order of the work; they fit into the bottom navigation. */
export const daily = ['dashboard', 'participants', 'teams', 'messages'] as const
/** In the menu at the end of the bottom navigation, while none of them is open. */
const further = ['routes', 'evening', 'exports', 'settings'] as const
/** All sections of the administration. */
export const sections = [...daily, ...further] as const
export type Section = (typeof sections)[number]

const inMessages = /^(participants\/messages|teams\/messages|dinnerroute|messages|mailprotocols)(\/|$)/

/** The section a page belongs to, from its address below `/admin/:adminId/`. */
export function sectionOf(pathname: string): Section {
  const page = pathname.split('/').slice(3).join('/')
  if (inMessages.test(page)) return 'messages'
  if (/^participants(\/|$)/.test(page)) return 'participants'
  if (/^teams(\/|$)/.test(page)) return 'teams'
  if (/^evening(\/|$)/.test(page)) return 'evening'
  if (/^exports(\/|$)/.test(page)) return 'exports'
  if (/^(settings|paymentoptions)(\/|$)/.test(page)) return 'settings'
  return /^hostlocations(\/|$)/.test(page) ? 'routes' : 'dashboard'
}

interface Place {
  icon: string
  path: (adminId: string) => string
}

export const places: Record<Section, Place> = {
  dashboard: { icon: mdiViewDashboardOutline, path: paths.admin.dashboard },
  participants: { icon: mdiAccountGroupOutline, path: paths.admin.participants },
  teams: { icon: mdiSilverwareForkKnife, path: paths.admin.teams },
  messages: { icon: mdiEmailOutline, path: paths.admin.messagesOverview },
  routes: { icon: mdiMapMarkerPath, path: paths.admin.hostLocations },
  evening: { icon: mdiBellRingOutline, path: paths.admin.evening },
  exports: { icon: mdiPrinterOutline, path: paths.admin.exports },
  settings: { icon: mdiCogOutline, path: paths.admin.settings },
}

/** Marks the current section. */
export const currentGround = 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)'
