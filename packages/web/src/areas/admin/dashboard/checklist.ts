import type { activityRoutes, StandingReply } from '@running-dinner/contract/activities.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'
import { paths } from '../../../lib/paths.ts'

export type CheckList = ReplyOf<typeof activityRoutes.dashboard>['checkList']

export interface CheckListItem {
  name: keyof CheckList
  done: boolean
  /** Where it is done; nowhere for what happens by itself. */
  path: string | undefined
}

const { admin } = paths

const pages: [keyof CheckList, ((adminId: string) => string) | undefined][] = [
  ['dinnerCreated', undefined],
  ['endOfRegistrationDate', undefined],
  ['participantMessagesSent', admin.participantMessages],
  ['teamArrangementsCreated', admin.teams],
  ['teamMessagesSent', admin.teamMessages],
  ['dinnerRouteMessagesSent', admin.dinnerRouteMessages],
]

type WhoKnows = Pick<StandingReply, 'teamMailsSent' | 'routeMailsSent' | 'untoldChanges'>

/**
 * In the order of the work; a closed registration has no deadline to wait for. Messages to teams are done when everybody in the teams
 * there are has been reached, not when something was sent.
 */
export function checkListItems(checkList: CheckList, told: WhoKnows, adminId: string): CheckListItem[] {
  const items: CheckList = {
    ...checkList,
    teamMessagesSent: told.teamMailsSent,
    dinnerRouteMessagesSent: told.routeMailsSent && told.untoldChanges === 0,
  }
  return pages.flatMap(([name, page]) => {
    const done = items[name]
    return done === null ? [] : [{ name, done, path: done ? undefined : page?.(adminId) }]
  })
}
