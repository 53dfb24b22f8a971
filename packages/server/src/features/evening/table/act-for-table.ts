import type { BodyOf, eveningTableRoutes, ReplyOf } from '@running-dinner/contract'
import { fullName, type Team } from '@running-dinner/domain'
import {
  chosenSeats,
  findTable,
  type LostTable,
  planAfterAction,
  standbySeats,
  standbyTeam,
} from '@running-dinner/domain/evening'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import type { NewActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { composeStepIn, queueChanges, queueMessage } from '../../messages/sending/index.ts'
import { openPlan, teamStore } from '../../plan/teams/index.ts'
import { type KnownTable, readKnownTable } from './known-table.read.ts'
import { personPresenter, whoIsNotified } from './who-is-notified.ts'

/** What a guest does who was asked to cook, instead of the organiser. */
interface StepIn {
  originator: string
  /** Ends the offer in the same transaction, or throws when it has ended. */
  claim(tx: Tx, dinner: AuthorizedDinner): Promise<void>
}

type Request = BodyOf<typeof eveningTableRoutes.act> & { table: LostTable; ifMatch: number | undefined }

/**
 * Gives up a table: seats its guests elsewhere, at tables the organiser chose or with people who cook instead, or drops the course
 * for them; and mails exactly the people whose evening changes, in the same transaction.
 */
export async function actForTable(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  request: Request,
  stepIn?: StepIn,
): Promise<ReplyOf<typeof eveningTableRoutes.act>> {
  return inTransaction(ctx.db, async (tx) => {
    const plan = await openPlan(ctx, tx, authorized, request.ifMatch)
    const { dinner } = plan
    await stepIn?.claim(tx, dinner)
    const now = ctx.clock.now()
    const knownTable = await readKnownTable(tx, dinner, request.table, now, plan.before)
    const action = decided(dinner, knownTable, request)
    const people = whoIsNotified(dinner, knownTable, action)
    const after = planAfterAction(knownTable.plan, request.table, action)
    if (action.standbyTeam) await storeStandby(tx, dinner, action.standbyTeam)
    await teamStore.replan(tx, dinner, [], after.visits)
    if (action.hostLeaves) await plan.cancelTeams([knownTable.host])
    const originator = stepIn ? { originator: stepIn.originator } : {}
    const activity = { ...activityOf(dinner, knownTable, request), ...originator }
    const { planVersion } = await plan.commit(activity, { lostTable: request.table })
    const notifiedIds = people.notified.map(({ id }) => id)
    await queueChanges(ctx, tx, dinner, notifiedIds)
    // Who is put there by the organiser is called; who said yes to a mail gets one.
    if (stepIn && action.standbyTeam) await notifyCooks(ctx, tx, dinner, action.standbyTeam)
    // No course is open to actions any more when contacts end.
    const presentPerson = personPresenter(dinner, true)
    return {
      planVersion,
      told: people.notified.map(presentPerson),
      toCall: people.toCall.map(presentPerson),
    }
  })
}

/** What the request means for the plan as it is now. */
function decided(dinner: AuthorizedDinner, { host, input }: KnownTable, request: Request) {
  const meal = dinner.meals.find(({ id }) => id === request.table.mealId)
  if (input.stage === 'OVER') refuse('course_frozen', undefined, { meal: meal?.label ?? '' })
  // Guests who cancelled wait for no table.
  if ((findTable(input)?.guests.length ?? 0) === 0) refuse('table_action_impossible')
  const hostLeaves = request.hostLeaves && host.status !== 'CANCELLED'
  if (request.action === 'DROP') return { seats: [], standbyTeam: undefined, hostLeaves }
  if (request.action === 'RESEAT') {
    const seating = chosenSeats(input, request.seats) ?? refuse('table_action_impossible', 'seats')
    return { seats: seating.seats, standbyTeam: undefined, hostLeaves }
  }
  const people = input.standby.filter(({ id }) => request.standbyIds.includes(id))
  const seating = people.length === request.standbyIds.length ? standbySeats(input, people) : undefined
  if (!seating) refuse('table_action_impossible', 'standbyIds')
  const cooks = { ...standbyTeam(people, input), id: newId() }
  return { seats: seating.seats.map((seat) => ({ ...seat, hostTeamId: cooks.id })), standbyTeam: cooks, hostLeaves }
}

async function storeStandby(tx: Tx, dinner: AuthorizedDinner, team: Team): Promise<void> {
  const { id, teamNumber, mealId, members, hostMemberId } = team
  await teamStore.insert(
    tx,
    dinner,
    [{ id, teamNumber, mealId, memberIds: members.map((member) => member.id), hostMemberId }],
    [],
  )
}

function activityOf(
  dinner: AuthorizedDinner,
  { host, input }: KnownTable,
  { action, standbyIds }: Request,
): NewActivity {
  const meal = dinner.meals.find(({ id }) => id === host.mealId)?.label ?? ''
  const data = { teamNumber: host.teamNumber, meal }
  if (action === 'DROP') return { type: 'CUSTOM_ADMIN_CHANGE', code: 'table_dropped', data }
  if (action === 'RESEAT') return { type: 'CUSTOM_ADMIN_CHANGE', code: 'table_reseated', data }
  const names = input.standby.filter(({ id }) => standbyIds.includes(id)).map(fullName)
  return { type: 'CUSTOM_ADMIN_CHANGE', code: 'table_taken_over', data: { ...data, names: names.join(', ') } }
}

async function notifyCooks(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, { id }: Team): Promise<void> {
  await queueMessage(ctx, tx, dinner, {
    compose: () => composeStepIn(ctx, tx, dinner, id),
    copyToOwner: false,
    holdSeconds: 0,
    recipientId: undefined,
  })
}
