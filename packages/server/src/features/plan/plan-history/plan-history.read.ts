import type { PlanChangeReply, ReplyOf, teamRoutes } from '@running-dinner/contract'
import { affectedTeams, type PlanState } from '@running-dinner/domain/plan'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { type PlanChange, planChangeStore } from './plan-change.store.ts'

export async function readPlanState(db: Db | Tx, { id }: { id: string }): Promise<PlanState> {
  const [meals, teams, people, visits] = await Promise.all([
    db.selectFrom('meal').select(['id', 'label', 'time']).where('dinnerId', '=', id).orderBy('id').execute(),
    db
      .selectFrom('team')
      .select(['id', 'teamNumber', 'status', 'mealId', 'hostParticipantId as hostMemberId', 'locked'])
      .where('dinnerId', '=', id)
      .orderBy('teamNumber')
      .execute(),
    db
      .selectFrom('participant')
      .select(['id', 'teamId', 'preferredMealId as preferredMeal', 'originatorId'])
      .where('dinnerId', '=', id)
      .orderBy('participantNumber')
      .execute(),
    db.selectFrom('visit').select(['hostTeamId', 'guestTeamId', 'mealId']).where('dinnerId', '=', id).execute(),
  ])
  return { meals, teams, people, visits }
}

const mostShown = 30

/** The latest changes of the plan, newest first, and what can be undone and redone. */
export async function readPlanHistory(
  db: Db | Tx,
  dinner: AuthorizedDinner,
): Promise<ReplyOf<typeof teamRoutes.history>> {
  const [changes, state, planVersion] = await Promise.all([
    planChangeStore.latest(db, dinner, mostShown),
    readPlanState(db, dinner),
    dinnerStore.planVersion(db, dinner),
  ])
  const present = (change: PlanChange) => presentChange(change, state)
  const undone = changes.filter((change) => change.undone)
  const appliedChanges = changes.filter((change) => !change.undone)
  return {
    planVersion,
    undo: appliedChanges[0] ? present(appliedChanges[0]) : null,
    redo: undone.length > 0 ? present(undone[undone.length - 1] as PlanChange) : null,
    changes: changes.map(present),
  }
}

function presentChange(change: PlanChange, { teams, visits }: PlanState): PlanChangeReply {
  const ids = teams.map((team) => team.id)
  return {
    id: change.id,
    planVersion: change.planVersion,
    activityType: change.type,
    code: change.code ?? null,
    data: change.data,
    originator: change.originator,
    createdAt: change.createdAt.toISOString(),
    undone: change.undone,
    affectedTeamIds: affectedTeams(change.delta, ids, visits),
  }
}
