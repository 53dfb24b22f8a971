import type { BoardReply } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { instantIn } from '@running-dinner/domain'
import {
  alarmOf,
  type BoardFacts,
  boardOf,
  type EveningPlan,
  type EveningReport,
  eveningOf,
  isoTimeIn,
  type RedAlarm,
  waitsForReaders,
} from '@running-dinner/domain/evening'
import { isFrozen } from '@running-dinner/domain/events'
import { type Notice, notificationOf } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { eveningOf as notificationEvening } from '../../messages/notification-status/index.ts'
import { notificationStore, type StoredNotification } from '../../messages/notifications/index.ts'
import type { EveningAccess } from '../helper-links/index.ts'
import { eveningAttentionStore } from '../record/index.ts'
import { dietsOf, readSharedEvening } from './evening-plan.read.ts'
import { noticesFor, routeNotifications } from './notices.read.ts'

/** The state of every table. It holds ids only, and names of helpers: those of guests and their numbers are in other calls. */
export async function readBoard(ctx: Ctx, { dinner }: EveningAccess): Promise<BoardReply> {
  const now = ctx.clock.now()
  const [{ plan, reports }, notifications, answers] = await Promise.all([
    readSharedEvening(ctx.db, dinner),
    notificationStore.ofDinner(ctx.db, dinner),
    eveningAttentionStore.ofDinner(ctx.db, dinner),
  ])
  const state = eveningOf(plan, reports, now)
  const facts = boardFacts(dinner, { plan, reports, notifications, now })
  const { timeZone } = plan
  const iso = (instant: Date) => isoTimeIn(timeZone, instant)
  const alarms = new Map(
    state.tables.map((table) => [keyOf(table), alarmOf(table, { plan, reports, answers }, now)] as const),
  )
  return {
    now: iso(now),
    meals: dinner.meals.map((meal) => ({
      mealId: meal.id,
      startsAt: iso(instantIn(timeZone, meal.time)),
      frozen: isFrozen(meal, timeZone, now),
      tables: boardOf(state, plan, meal.id, facts, now).map((table) => ({
        ...table,
        ...presentAlarm(alarms.get(keyOf({ ...table, mealId: meal.id })), iso),
      })),
    })),
  }
}

const keyOf = ({ teamId, mealId }: { teamId: string; mealId: string }) => `${mealId} ${teamId}`

function presentAlarm(alarm: RedAlarm | undefined, iso: (instant: Date) => string) {
  return {
    redSince: alarm?.redSince ? iso(alarm.redSince) : null,
    answeredAt: alarm?.answer ? iso(alarm.answer.at) : null,
    answeredBy: alarm?.answer?.by ?? null,
    unanswered: alarm?.isUnanswered ?? false,
  }
}

interface Known {
  plan: EveningPlan
  reports: readonly EveningReport[]
  notifications: readonly StoredNotification[]
  now: Date
}

function boardFacts(dinner: AuthorizedDinner, { plan, reports, notifications, now }: Known): BoardFacts {
  const evening = notificationEvening(dinner, plan)
  const notificationsOf = new Map<string, StoredNotification[]>()
  for (const notification of notifications)
    notificationsOf.set(notification.participantId, [
      ...(notificationsOf.get(notification.participantId) ?? []),
      notification,
    ])
  const noticesOfTeam = (team: Team) =>
    team.members.map((person) =>
      noticesFor(
        person.id,
        dinner,
        {
          notifications: notificationsOf.get(person.id) ?? [],
          current: notificationOf('DINNER_ROUTE', person, team, evening),
          changedAt: now,
          reports,
        },
        now,
      ).map((notice) => waitedFor(dinner, notice)),
    )
  const unread = new Map(plan.teams.map((team) => [team.id, unreadMeals(noticesOfTeam(team))]))
  const mailed = new Set(
    plan.teams
      .filter(({ members }) => members.some(({ id }) => routeNotifications(notificationsOf.get(id) ?? []).length > 0))
      .map(({ id }) => id),
  )
  const guestsOf = (hostTeamId: string) => {
    const ids = new Set(
      plan.visits.filter((visit) => visit.hostTeamId === hostTeamId).map((visit) => visit.guestTeamId),
    )
    return plan.teams.filter(({ id }) => ids.has(id))
  }
  return {
    hasUnreadNotice: (teamId, mealId) => unread.get(teamId)?.has(mealId) ?? false,
    allergyDigestOf: (hostTeamId) => {
      const { allergens, notes, lactose, gluten, digest } = dietsOf(guestsOf(hostTeamId))
      return allergens.length + notes.length + lactose + gluten > 0 ? digest : undefined
    },
    wasMailedRoute: (teamId) => mailed.has(teamId),
  }
}

/** Diets have to be read whenever they changed: a host who does not know of them cooks what a guest cannot eat. */
function waitedFor(dinner: AuthorizedDinner, notice: Notice): Notice {
  if (waitsForReaders(dinner, notice.createdAt)) return notice
  return { ...notice, changes: notice.changes.filter(({ fact }) => fact === 'DIETS') }
}

/** Courses with a change that no member of the team has read: one of them tells the others. */
function unreadMeals(noticesOfMembers: readonly (readonly Notice[])[]): Set<string> {
  const [unreadMealIds, readMealIds] = [new Set<string>(), new Set<string>()]
  for (const notices of noticesOfMembers) {
    const latest = new Map<string, Notice>()
    for (const notice of notices)
      for (const { mealId } of notice.changes) if (mealId !== undefined) latest.set(mealId, notice)
    for (const [mealId, { seenAt }] of latest) (seenAt ? readMealIds : unreadMealIds).add(mealId)
  }
  return new Set([...unreadMealIds].filter((mealId) => !readMealIds.has(mealId)))
}
