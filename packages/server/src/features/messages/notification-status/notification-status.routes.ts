import { dietRoutes, notificationRoutes, ownNotificationRoutes } from '@running-dinner/contract'
import { areContactsShown } from '@running-dinner/domain/evening'
import { notificationKinds } from '@running-dinner/domain/messages'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { type AuthorizedDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { callerLanguage } from '../../issue-wording.ts'
import { requireParticipant } from '../../people/participants/index.ts'
import { digestOf } from '../notifications/index.ts'
import { confirmNotification } from './confirm-notification.ts'
import { readDiets } from './diets.read.ts'
import { presentChanges, presentNotificationStatus } from './notification-status.present.ts'
import { readKnownEvening } from './notification-status.read.ts'

export function notificationHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const participant = requireParticipant(ctx)
  const reply = async (dinner: AuthorizedDinner, request: FastifyRequest) =>
    presentNotificationStatus(
      await readKnownEvening(ctx.db, dinner, ctx.clock.now()),
      dinner.basicDetails.languageCode,
      callerLanguage(request),
    )
  return [
    handler(notificationRoutes.notificationStatus, organiser, ({ request }, dinner) => reply(dinner, request)),
    handler(dietRoutes.diets, organiser, (_call, dinner) => readDiets(ctx.db, dinner)),
    handler(notificationRoutes.passedOn, organiser, async ({ params, body, request }, dinner) => {
      await confirmNotification(ctx, dinner, {
        participantId: idOf(params, 'participantId'),
        kind: body.kind,
        source: 'PHONE',
      })
      return reply(dinner, request)
    }),
    handler(ownNotificationRoutes.ownNotifications, participant, async (_call, { dinner, person }) => {
      const now = ctx.clock.now()
      if (dinner.cancellationDate || !areContactsShown(dinner, now)) return []
      const { current, notificationStatus } = await readKnownEvening(ctx.db, dinner, now)
      const recipient = current.get(person.id)
      const personStatus = notificationStatus.people.find(({ participantId }) => participantId === person.id)
      if (!recipient || !personStatus) return []
      return notificationKinds.map((kind) => ({
        kind,
        state: personStatus.states[kind] ?? 'NEVER',
        changes: presentChanges(personStatus.changes[kind], person.languageCode),
        digest: digestOf(recipient.notifications[kind]),
        languageCode: person.languageCode,
      }))
    }),
    handler(ownNotificationRoutes.confirmNotification, participant, ({ body }, { dinner, person }) =>
      confirmNotification(ctx, dinner, { participantId: person.id, source: 'PAGE', ...body }),
    ),
  ]
}
