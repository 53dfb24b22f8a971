import { exportRoutes } from '@running-dinner/contract'
import type { FastifyReply } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler } from '../../../platform/http/handler.ts'
import { requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import type { ExportedFile } from '../participants/index.ts'
import { exportEvent, exportList, printPaper, readEventFile } from './export-files.ts'
import { importEvent, importFilePeople } from './import-event.ts'

export function exportHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const planner = requireActiveDinner(ctx)
  return [
    handler(exportRoutes.teams, organiser, async ({ query, reply }, dinner) =>
      sendFile(reply, await exportList(ctx, dinner, 'teams', query)),
    ),
    handler(exportRoutes.hosts, organiser, async ({ query, reply }, dinner) =>
      sendFile(reply, await exportList(ctx, dinner, 'hosts', query)),
    ),
    handler(exportRoutes.guests, organiser, async ({ query, reply }, dinner) =>
      sendFile(reply, await exportList(ctx, dinner, 'guests', query)),
    ),
    handler(exportRoutes.routeCards, organiser, async ({ query, reply }, dinner) =>
      sendFile(reply, await printPaper(ctx, dinner, 'routeCards', query)),
    ),
    handler(exportRoutes.envelopes, organiser, async ({ query, reply }, dinner) =>
      sendFile(reply, await printPaper(ctx, dinner, 'envelopes', query)),
    ),
    handler(exportRoutes.hostSheets, organiser, async ({ query, reply }, dinner) =>
      sendFile(reply, await printPaper(ctx, dinner, 'hostSheets', query)),
    ),
    handler(exportRoutes.event, organiser, async ({ reply }, dinner) =>
      sendFile(reply, await exportEvent(ctx, dinner)),
    ),
    handler(exportRoutes.importEvent, planner, async ({ query, body, ifMatch }, dinner) =>
      importEvent(ctx, dinner, body, { ...query, ifMatch }),
    ),
    handler(exportRoutes.participants, organiser, async (_call, dinner) => {
      const { participants } = await readEventFile(ctx, dinner)
      return { participants }
    }),
    handler(exportRoutes.importParticipants, planner, async ({ body }, dinner) =>
      importFilePeople(ctx, dinner, body.participants),
    ),
  ]
}

function sendFile(reply: FastifyReply, { filename, type, bytes }: ExportedFile) {
  return reply
    .headers({ 'content-type': type, 'content-disposition': `attachment; filename="${filename}"` })
    .send(bytes)
}
