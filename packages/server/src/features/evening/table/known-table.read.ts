import type { Participant, Team } from '@running-dinner/domain'
import {
  type EveningPlan,
  type EveningReport,
  eveningOf,
  type LostTable,
  type TableActionsInput,
} from '@running-dinner/domain/evening'
import { courseStagesOf } from '@running-dinner/domain/events'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { notificationStore, type StoredNotification } from '../../messages/notifications/index.ts'
import { type Evening, teamStore } from '../../plan/teams/index.ts'
import { eveningReportStore } from '../record/index.ts'

/** A table with all that says what can be done for it. */
export interface KnownTable {
  host: Team
  plan: EveningPlan
  reports: readonly EveningReport[]
  notifications: readonly StoredNotification[]
  input: TableActionsInput
  /** People without a team who said that they could come as guests. */
  standbyGuests: readonly Participant[]
}

/** 404 for an unknown team or course, and for a team that cooks another one. Reads the evening unless it was read already. */
export async function readKnownTable(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  table: LostTable,
  now: Date,
  evening?: Evening,
): Promise<KnownTable> {
  const [{ people, teams, visits }, reports, notifications] = await Promise.all([
    evening ?? teamStore.evening(db, dinner),
    eveningReportStore.ofDinner(db, dinner),
    notificationStore.ofDinner(db, dinner),
  ])
  const plan = { timeZone: dinner.basicDetails.timeZone, meals: dinner.meals, teams, visits }
  const host = plan.teams.find(({ id, mealId }) => id === table.teamId && mealId === table.mealId)
  if (!host) throw notFound()
  const teamlessPeople = people.filter(({ teamId, activationDate }) => !teamId && activationDate)
  return {
    ...{ host, plan, reports, notifications },
    standbyGuests: teamlessPeople.filter(({ standbyGuest }) => standbyGuest),
    input: {
      ...{ plan, table, now },
      state: eveningOf(plan, reports, now),
      stage: courseStagesOf(dinner, now).get(table.mealId) ?? 'OPEN',
      afterParty: dinner.afterPartyLocation,
      travelMode: dinner.travelMode,
      teamSize: dinner.options.teamSize,
      standby: teamlessPeople.filter(({ standbyCook }) => standbyCook),
    },
  }
}
