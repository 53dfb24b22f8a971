import { eveningHelperRoutes, eveningPeopleRoutes, eveningRoutes, guestPreviewRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { requireActiveDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { requireParticipant } from '../../guests/self-service/index.ts'
import { requireEvening } from '../helper-links/index.ts'
import { answerTable } from './answer-table.ts'
import { readBoard } from './board.read.ts'
import { readEveningPeople } from './evening-people.read.ts'
import { readGuestPreview } from './guest-preview.read.ts'
import { readOwnEvening } from './own-evening.read.ts'
import { receiveReport } from './receive-report.ts'
import { saveEveningSettings } from './save-evening-settings.ts'

export function eveningHandlers(ctx: Ctx): Handler[] {
  const participant = requireParticipant(ctx)
  const evening = requireEvening(ctx)
  return [
    handler(eveningRoutes.ownEvening, participant, (_call, self) => readOwnEvening(ctx, self)),
    handler(eveningRoutes.report, participant, ({ body }, self) => receiveReport(ctx, self, body)),
    handler(guestPreviewRoutes.guestPreview, requireDinner(ctx), ({ query }, dinner) =>
      readGuestPreview(ctx, dinner, query.participantId),
    ),
    handler(eveningRoutes.board, evening, (_call, access) => readBoard(ctx, access)),
    handler(eveningPeopleRoutes.people, evening, (_call, access) => readEveningPeople(ctx, access)),
    handler(eveningHelperRoutes.answerTable, evening, ({ params }, access) =>
      answerTable(ctx, access, { mealId: idOf(params, 'mealId'), teamId: idOf(params, 'teamId') }),
    ),
    handler(eveningRoutes.settings, requireDinner(ctx), async (_call, { travelMode, eveningPhone }) => ({
      travelMode,
      eveningPhone,
    })),
    handler(eveningRoutes.saveSettings, requireActiveDinner(ctx), ({ body }, dinner) =>
      saveEveningSettings(ctx, dinner, body),
    ),
  ]
}
