import { activityRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { requireDinner } from '../dinner-record/index.ts'
import { activityPageSize, readActivities } from './activity-list.read.ts'

export function activityHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(activityRoutes.list, organiser, async ({ query }, dinner) => {
      const { type, page } = query
      const activities = await readActivities(ctx.db, dinner, {
        types: type,
        limit: activityPageSize,
        offset: page * activityPageSize,
      })
      return { ...activities, page }
    }),
  ]
}
