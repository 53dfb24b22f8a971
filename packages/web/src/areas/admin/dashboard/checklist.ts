import type { activityRoutes } from '@running-dinner/contract/activities.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'
import { paths } from '../../../app/paths.ts'

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

/** In the order of the work; a closed registration has no deadline to wait for (rules 12.2). */
export function checkListItems(checkList: CheckList, adminId: string): CheckListItem[] {
  return pages.flatMap(([name, page]) => {
    const done = checkList[name]
    return done === null ? [] : [{ name, done, path: done ? undefined : page?.(adminId) }]
  })
}
