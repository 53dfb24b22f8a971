import { type CourseStages, courseStagesOf } from '@running-dinner/domain/evening/evening-times.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { letterStore } from '../../messages/letters/index.ts'

/** Which courses are frozen: none while no person of these teams knows a route. */
export async function frozenStages(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  teamIds: readonly string[],
): Promise<CourseStages> {
  const stages = courseStagesOf(dinner, ctx.clock.now())
  const isAllOpen = [...stages.values()].every((stage) => stage === 'OPEN')
  if (isAllOpen || (await letterStore.routesReached(db, dinner, { teamIds }))) return stages
  return new Map([...stages.keys()].map((id) => [id, 'OPEN']))
}
