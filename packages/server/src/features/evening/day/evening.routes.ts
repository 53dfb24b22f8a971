import {
  type BodyOf,
  eveningHelperRoutes,
  eveningPeopleRoutes,
  eveningRoutes,
  type ReplyOf,
} from '@running-dinner/contract'
import { alarmOf, eveningOf } from '@running-dinner/domain/evening'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { publish } from '../../../platform/db/pub-sub.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import {
  type AuthorizedDinner,
  dinnerStore,
  dinnerTopic,
  lockDinnerForChange,
  requireActiveDinner,
  requireDinner,
} from '../../events/dinner-record/index.ts'
import { requireParticipant } from '../../people/participants/index.ts'
import { type EveningAccess, requireEvening } from '../helper-links/index.ts'
import { eveningAttentionStore } from '../record/index.ts'
import { readBoard } from './board.read.ts'
import { readEveningPeople } from './evening-people.read.ts'
import { readReportedEvening } from './evening-plan.read.ts'
import { readOwnEvening } from './own-evening.read.ts'
import { publishEvening } from './publish-evening.ts'
import { receiveReport } from './receive-report.ts'

export function eveningHandlers(ctx: Ctx): Handler[] {
  const participant = requireParticipant(ctx)
  const evening = requireEvening(ctx)
  return [
    handler(eveningRoutes.ownEvening, participant, (_call, self) => readOwnEvening(ctx, self)),
    handler(eveningRoutes.report, participant, ({ body }, self) => receiveReport(ctx, self, body)),
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

interface TableKey {
  mealId: string
  teamId: string
}

/** Says that the reader takes care of a table. Nothing is stored for a table that waits for no answer. */
async function answerTable(ctx: Ctx, { dinner, helper }: EveningAccess, key: TableKey): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.db, async (tx) => {
    const [{ plan, reports }, answers] = await Promise.all([
      readReportedEvening(tx, dinner),
      eveningAttentionStore.ofDinner(tx, dinner),
    ])
    const table = eveningOf(plan, reports, now).tables.find(
      ({ teamId, mealId }) => teamId === key.teamId && mealId === key.mealId,
    )
    if (!table) throw notFound()
    const { redSince, answer } = alarmOf(table, { plan, reports, answers }, now)
    if (!redSince || answer) return
    await eveningAttentionStore.insert(tx, dinner, { ...key, by: helper?.name ?? '', at: now })
    await publishEvening(tx, dinner, plan, [table.teamId, ...table.guests.map(({ teamId }) => teamId)])
  })
}

type Settings = ReplyOf<typeof eveningRoutes.settings>

/** Ways and times to leave by follow at once; no notification holds them, so no one has to be mailed. */
async function saveEveningSettings(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { travelMode, eveningPhone }: BodyOf<typeof eveningRoutes.saveSettings>,
): Promise<Settings> {
  await inTransaction(ctx.db, async (tx) => {
    await lockDinnerForChange(tx, dinner)
    await dinnerStore.saveEvening(tx, dinner, { travelMode, eveningPhone })
    await publish(tx, dinnerTopic(dinner))
  })
  return { travelMode, eveningPhone }
}
