/** The places of the admin area, in the order of the work. */
export const sections = ['dashboard', 'participants', 'teams', 'messages', 'routes'] as const
export type Section = (typeof sections)[number]

const inMessages = /^(participants\/messages|teams\/messages|dinnerroute|messages|mailprotocols)(\/|$)/

/** The place a page belongs to, from its address below `/admin/:adminId/`. */
export function sectionOf(pathname: string): Section {
  const page = pathname.split('/').slice(3).join('/')
  if (inMessages.test(page)) return 'messages'
  if (/^participants(\/|$)/.test(page)) return 'participants'
  if (/^teams(\/|$)/.test(page)) return 'teams'
  return /^hostlocations(\/|$)/.test(page) ? 'routes' : 'dashboard'
}
