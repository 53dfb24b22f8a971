import { settingsRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { requireActiveDinner } from '../dinner-record/index.ts'
import { savedScheduleIssues, saveSchedule } from './save-schedule.ts'

export function scheduleHandlers(ctx: Ctx): Handler[] {
  return [
    handler(
      settingsRoutes.saveSchedule,
      requireActiveDinner(ctx),
      async ({ body, ifMatch }, dinner) => saveSchedule(ctx, dinner, { meals: body.meals, ifMatch }),
      (body, _query, dinner) => savedScheduleIssues(dinner, body),
    ),
  ]
}
