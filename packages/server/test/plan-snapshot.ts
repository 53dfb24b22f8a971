import type { PlanDelta, TeamState, VisitState } from '@running-dinner/domain/plan'
import type { TestDatabase } from './database.ts'

interface Person {
  id: string
  number: number
  teamId: string | null
  originatorId: string | null
  email: string
  sharesEmail: boolean
  activated: boolean
}

/** Everything of an event that commands may change concurrently. */
export interface PlanSnapshot {
  planVersion: number
  cancelled: boolean
  /** Newest last. */
  activities: { type: string }[]
  mealIds: string[]
  teams: TeamState[]
  people: Person[]
  visits: VisitState[]
  /** Undoable changes, oldest first, then redoable ones. */
  changes: { undone: boolean; delta: PlanDelta }[]
}

export async function planSnapshot({ pool }: TestDatabase, dinnerId: string): Promise<PlanSnapshot> {
  const { rows } = await pool.query<{ found: PlanSnapshot }>(
    `select json_build_object(
      'planVersion', plan_version, 'cancelled', cancelled_at is not null,
      'activities', (select coalesce(json_agg(json_build_object('type', type) order by position), '[]') from activity where dinner_id = dinner.id),
      'mealIds', (select json_agg(id order by time) from meal where dinner_id = dinner.id),
      'teams', (select coalesce(json_agg(json_build_object('id', id, 'teamNumber', team_number, 'status', status, 'mealId', meal_id,
        'hostMemberId', host_participant_id, 'locked', locked) order by team_number), '[]') from team where dinner_id = dinner.id),
      'people', (select coalesce(json_agg(json_build_object('id', id, 'number', participant_number, 'teamId', team_id, 'originatorId', originator_id,
        'email', email_identity, 'sharesEmail', shares_root_email, 'activated', activated_at is not null) order by participant_number), '[]')
        from participant where dinner_id = dinner.id),
      'visits', (select coalesce(json_agg(json_build_object('hostTeamId', host_team_id, 'guestTeamId', guest_team_id, 'mealId', meal_id)), '[]')
        from visit where dinner_id = dinner.id),
      'changes', (select coalesce(json_agg(json_build_object('undone', undone, 'delta', delta) order by position), '[]')
        from plan_change where dinner_id = dinner.id)
    ) as found from dinner where id = $1`,
    [dinnerId],
  )
  if (!rows[0]) throw new Error('the event is gone')
  return rows[0].found
}
