import type { OwnEveningReply } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { isReportedRed } from '@running-dinner/domain/evening/board.ts'
import type { EveningState } from '@running-dinner/domain/evening/evening.ts'
import { alarmOf } from '@running-dinner/domain/evening/red-tables.ts'
import { isPhone } from '@running-dinner/domain/people/participants/phone.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { callLinks } from '../../people/call-links/index.ts'
import { helperStore } from '../helper-links/index.ts'
import { eveningAttentionStore } from '../record/index.ts'
import type { ReportedEvening } from './evening-plan.read.ts'

/** Helpers with a number, once a table of this team's route is red and unanswered; the organiser may sit at a table too. */
export async function readHelpersToCall(
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
