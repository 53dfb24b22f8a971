import { participantRoutes, partnerWishRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { deleteParticipant } from './delete-participant.ts'
import { exportParticipants } from './export-participants.ts'
import { importFileOf } from './import-file.routes.ts'
import { importParticipants, previewImport } from './import-participants.ts'
import { locateParticipant } from './locate-participant.ts'
import { createParticipant } from './new-participants.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'
import { readParticipantList, readRegistrationList } from './participant-list.read.ts'
import { readPartnerWishes, setPartnerWish } from './partner-wishes.ts'
import { swapParticipants } from './swap-participants.ts'
import { updateParticipant } from './update-participant.ts'

export function participantHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const planner = requireActiveDinner(ctx)
  return [
    handler(participantRoutes.list, organiser, async (_call, dinner) =>
      readParticipantList(ctx.db, dinner, ctx.clock.now()),
    ),
    handler(participantRoutes.get, organiser, async ({ params }, dinner) => {
      const people = await participantStore.ofDinner(ctx.db, dinner)
      const person = people.find(({ id }) => id === idOf(params, 'participantId'))
      if (!person) throw notFound()
      return presentParticipant(person, people, dinner)
    }),
    handler(participantRoutes.create, planner, async ({ body }, dinner) => createParticipant(ctx, dinner, body)),
    handler(participantRoutes.update, organiser, async ({ params, body }, dinner) =>
      updateParticipant(ctx, dinner, idOf(params, 'participantId'), body),
    ),
    handler(participantRoutes.remove, organiser, async ({ params }, dinner) =>
      deleteParticipant(ctx, dinner, idOf(params, 'participantId')),
    ),
    handler(participantRoutes.geocode, organiser, async ({ params, body }, dinner) =>
      locateParticipant(ctx, dinner, idOf(params, 'participantId'), body),
    ),
    handler(participantRoutes.previewImport, organiser, async ({ request }, dinner) =>
      previewImport(ctx, dinner, await importFileOf(request)),
    ),
    handler(participantRoutes.import, planner, async ({ body }, dinner) => importParticipants(ctx, dinner, body)),
    handler(participantRoutes.registrations, organiser, async ({ query }, dinner) =>
      readRegistrationList(ctx, dinner, query.page),
    ),
    handler(participantRoutes.swap, planner, async ({ params }, dinner) =>
      swapParticipants(ctx, dinner, idOf(params, 'participantId'), idOf(params, 'otherParticipantId')),
    ),
    handler(partnerWishRoutes.get, organiser, async ({ params, query }, dinner) => {
      const [wish] = await readPartnerWishes(ctx.db, dinner, [idOf(params, 'participantId')], query.relevantState)
      if (!wish) throw notFound()
      return wish
    }),
    handler(partnerWishRoutes.getMany, organiser, async ({ body }, dinner) =>
      readPartnerWishes(ctx.db, dinner, body.entityIds),
    ),
    handler(partnerWishRoutes.set, planner, async ({ params, body }, dinner) =>
      setPartnerWish(ctx, dinner, idOf(params, 'participantId'), body.teamPartnerWishEmail),
    ),
    handler(participantRoutes.export, organiser, async ({ query, reply }, dinner) => {
      const { filename, type, bytes } = await exportParticipants(ctx, dinner, query.format)
      return reply
        .headers({ 'content-type': type, 'content-disposition': `attachment; filename="${filename}"` })
        .send(bytes)
    }),
  ]
}
