import type { PublicDinner } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { asAuthorized, dinnerStore } from '../dinners/index.ts'
import { readPublicDinner } from './load-public-dinner.ts'
import { type PublicSearch, publicDinnerIds } from './public-dinner-list.read.ts'

/** The public events to come, nearest first (rules 10.1). */
export async function loadPublicDinners(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'baseUrl'>,
  search: PublicSearch = { search: '', from: '' },
): Promise<PublicDinner[]> {
  const ids = await publicDinnerIds(ctx.db, ctx.clock.now(), search)
  const dinners = await dinnerStore.byIds(ctx.db, ids)
  return Promise.all(dinners.map((dinner) => readPublicDinner(ctx, asAuthorized(dinner))))
}
