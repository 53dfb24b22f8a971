import type { OwnEveningReply } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import {
  alarmOf,
  areContactsShown,
  type EveningState,
  eveningOf,
  eveningPhaseOf,
  isReportedRed,
} from '@running-dinner/domain/evening'
import { notificationOf } from '@running-dinner/domain/messages'
import { isPhone } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { eveningOf as notificationEvening } from '../../messages/notification-status/index.ts'
import { notificationStore } from '../../messages/notifications/index.ts'
import { callLinks } from '../../people/call-links/index.ts'
import type { OwnReader } from '../../people/participants/index.ts'
import { helperStore } from '../helper-links/index.ts'
import { eveningAttentionStore } from '../record/index.ts'
import { type ReportedEvening, readSharedEvening } from './evening-plan.read.ts'
import { changedAtFor, noticesFor, routeNotifications } from './notices.read.ts'
import { presentOwnEvening } from './own-evening.present.ts'

/**
 * The evening of one person. The route is shown once it was mailed to the person, and to all when the evening begins; contacts
 * are shown until the noon after it. `asIfMailed` shows the route without either.
 */
export async function readOwnEvening(
  ctx: Ctx,
  { dinner, person: self }: OwnReader,
  { asIfMailed = false } = {},
): Promise<OwnEveningReply> {
  const now = ctx.clock.now()
  const [{ plan, reports }, notifications] = await Promise.all([
    readSharedEvening(ctx.db, dinner),
    notificationStore.ofDinner(ctx.db, dinner, self.id),
  ])
  const team = plan.teams.find(({ members }) => members.some(({ id }) => id === self.id))
  const person = team?.members.find(({ id }) => id === self.id) ?? self
  const isRouteShown =
    asIfMailed || routeNotifications(notifications).length > 0 || eveningPhaseOf(dinner, now) !== 'BEFORE'
  const hasContacts = areContactsShown(dinner, now)
  const currentNotification = team && notificationOf('DINNER_ROUTE', person, team, notificationEvening(dinner, plan))
  const notices =
    currentNotification && hasContacts
      ? noticesFor(
          self.id,
          dinner,
          {
            notifications,
            current: currentNotification,
            changedAt: await changedAtFor(ctx.db, dinner, notifications, currentNotification, now),
            reports,
          },
          now,
        )
      : []
  const state = eveningOf(plan, reports, now)
  const helpers =
    team && hasContacts ? await readHelpersToCall(ctx.db, dinner, team, { plan, reports, state, now }) : []
  return presentOwnEvening(
    dinner,
    { person, team: isRouteShown ? team : undefined, plan, state, reports, notices, hasContacts, helpers },
    now,
  )
}

/** Helpers with a number, once a table of this team's route is red and unanswered; the organiser may sit at a table too. */
async function readHelpersToCall(
  db: Db,
  dinner: AuthorizedDinner,
  team: Team,
  { plan, reports, state, now }: ReportedEvening & { state: EveningState; now: Date },
): Promise<OwnEveningReply['helpers']> {
  const isAt = (table: { teamId: string; guests: readonly { teamId: string }[] }) =>
    table.teamId === team.id || table.guests.some(({ teamId }) => teamId === team.id)
  const red = state.tables.filter((table) => isAt(table) && isReportedRed(table))
  if (red.length === 0) return []
  const answers = await eveningAttentionStore.ofDinner(db, dinner)
  if (!red.some((table) => alarmOf(table, { plan, reports, answers }, now).isUnanswered)) return []
  const helpers = await helperStore.ofDinner(db, dinner)
  return helpers
    .filter(({ phone }) => isPhone(phone))
    .map(({ name, phone }) => ({ name, phone, callLinks: callLinks(phone, dinner.basicDetails.country) }))
}
