import {
  mdiAccountGroupOutline,
  mdiCogOutline,
  mdiEmailOutline,
  mdiMapMarkerPath,
  mdiPrinterOutline,
  mdiSilverwareForkKnife,
  mdiViewDashboardOutline,
} from '@mdi/js'
import { paths } from '../../../lib/paths.ts'
import type { Section } from './section.ts'

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
  exports: { icon: mdiPrinterOutline, path: paths.admin.exports },
  settings: { icon: mdiCogOutline, path: paths.admin.settings },
}

/** Behind the place one is at. */
export const currentGround = 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)'
