import type { PlanState } from '@running-dinner/domain/plan'
import type { Db, Tx } from '../../../platform/db/database.ts'

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
