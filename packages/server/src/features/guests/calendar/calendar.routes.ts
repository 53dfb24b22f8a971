import { registrationRoutes, selfRoutes } from '@running-dinner/contract'
import type { FastifyReply } from 'fastify'
import { calendarType } from '../../../platform/calendar/calendar-file.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { requireParticipant } from '../../people/participants/index.ts'
import { requirePublicDinner } from '../../people/registration/index.ts'
import { calendarFilename } from './give-out-calendars.ts'
import { readOwnCalendar } from './own-calendar.ts'
import { publicCalendar } from './public-calendar.ts'

export function calendarHandlers(ctx: Ctx): Handler[] {
  return [
    handler(registrationRoutes.calendar, requirePublicDinner(ctx), async ({ reply }, dinner) =>
      sendCalendar(reply, publicCalendar(ctx, dinner)),
    ),
    handler(selfRoutes.calendar, requireParticipant(ctx), async ({ reply }, self) =>
      sendCalendar(reply, await readOwnCalendar(ctx, self)),
    ),
  ]
}

/** A browser saves the file, a calendar that subscribed reads it. */
function sendCalendar(reply: FastifyReply, file: string): FastifyReply {
  return reply
    .headers({ 'content-type': calendarType, 'content-disposition': `attachment; filename="${calendarFilename}"` })
    .send(file)
}
