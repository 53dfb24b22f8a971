import type { Team } from '@running-dinner/domain'
import type { LostTable } from '@running-dinner/domain/evening'
import { affectedTeams, isEmpty, planDelta } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { refuseIf, stale } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { type NewActivity, recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { type PersonRow, participantStore, personRowsStore } from '../../people/participants/index.ts'
import { notifyLeavers } from '../../people/request-record/index.ts'
import { frozenIssues, planChangeStore } from '../plan-history/index.ts'
import { type Evening, teamStore } from './team.store.ts'

export interface OpenPlan {
  /** Re-read under the lock; the copy from authorization may be stale. */
  dinner: AuthorizedDinner
  before: Evening
  /** The members leave the event; the teams keep number and course. */
  cancelTeams(teams: readonly Team[]): Promise<void>
  /** Deletes people with the change and stores their rows, so that undo restores them. */
  removePeople(ids: readonly string[]): Promise<void>
  /**
   * Ends the change with one plan version, one activity and one history entry, or refuses it when it touches a frozen course.
   * Call it once, after all writes.
   */
  commit(activity: NewActivity, given?: CommitOptions): Promise<CommittedPlan>
}

export interface CommittedPlan {
  planVersion: number
  /** The teams whose evening changed. */
  affectedTeamIds: string[]
  after: Evening
}

interface CommitOptions {
  /** The one new teams were drawn with. */
  seed?: number
  /** Its guests may sit elsewhere although the course is frozen. */
  lostTable?: LostTable
  /** The event with its new courses, when those changed. */
  changedDinner?: AuthorizedDinner
}

/**
 * Begins a structural change: takes the event's lock, answers 409 if the caller saw another plan version, and reads the plan once
 * before the change and once after it. A use case that finds nothing to change does not commit.
 */
export async function openPlan(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  tx: Tx,
  authorized: AuthorizedDinner,
  ifMatch: number | undefined,
): Promise<OpenPlan> {
  const dinner = await lockDinnerForChange(tx, authorized)
  if (ifMatch !== undefined && ifMatch !== dinner.planVersion) throw stale()
  const before = await teamStore.evening(tx, dinner)
  const removed: PersonRow[] = []
  async function removePeople(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    removed.push(...(await personRowsStore.rowsOf(tx, dinner, ids)))
    const leaving = before.people.filter(({ id }) => ids.includes(id))
    await notifyLeavers(ctx, tx, dinner, leaving)
    await participantStore.remove(tx, dinner, [...ids])
  }
  return {
    dinner,
    before,
    removePeople,
    async cancelTeams(teams) {
      if (teams.length === 0) return
      const ids = teams.map((team) => team.id)
      await teamStore.cancel(tx, dinner, ids)
      await removePeople(teams.flatMap((team) => team.members.map((member) => member.id)))
    },
    async commit(activity, { seed, lostTable, changedDinner = dinner } = {}) {
      const after = await teamStore.evening(tx, changedDinner)
      const states = { before: before.state, after: after.state }
      refuseIf(await frozenIssues(ctx, tx, dinner, { ...states, ...(lostTable ? { lostTable } : {}) }))
      const delta = planDelta(states.before, states.after)
      const planVersion = await dinnerStore.nextPlanVersion(tx, dinner, seed)
      if (!isEmpty(delta))
        await planChangeStore.add(tx, dinner, {
          id: newId(),
          planVersion,
          type: activity.type,
          code: activity.code,
          data: activity.data ?? {},
          originator: activity.originator ?? dinner.email,
          delta: { ...delta, removed, eventDate: dinner.basicDetails.date },
          createdAt: ctx.clock.now(),
        })
      await recordActivity(tx, ctx.clock, dinner, activity)
      const teamIds = after.teams.map((team) => team.id)
      return { planVersion, affectedTeamIds: affectedTeams(delta, teamIds, after.visits), after }
    },
  }
}
