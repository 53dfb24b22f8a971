import { type EventSearch, type EventState, type PageSource, parseInput, publicSearch } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { orderKeyOf, purchaseOfBrowser } from '../../payments/orders/index.ts'
import { loadPublicDinner, loadPublicDinners, requireRegisteredDinner } from '../../people/registration/index.ts'

/** The data of server-rendered pages, equal to the replies of the calls. */
export function publicPageSource(ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'baseUrl' | 'log'>): PageSource {
  return {
    events: (search) => loadPublicDinners(ctx, validSearch(search)),
    event: async (publicId) => {
      try {
        return { state: 'FOUND', dinner: await loadPublicDinner(ctx, publicId) }
      } catch (error) {
        const state = error instanceof Problem ? stateOf(error) : undefined
        if (state === undefined) throw error
        return state
      }
    },
    takesConfirmations: async (publicId) => {
      try {
        await requireRegisteredDinner(ctx)({ publicId })
        return true
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return false
        throw error
      }
    },
    purchase: async ({ publicId, token, cookies }) => {
      try {
        const key = orderKeyOf({ headers: { cookie: cookies } }, token)
        return await purchaseOfBrowser(ctx, await requireRegisteredDinner(ctx)({ publicId }), key)
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return undefined
        throw error
      }
    },
  }
}

/** Drops invalid search parameters instead of refusing the page. */
function validSearch({ search, from, limit }: EventSearch): EventSearch {
  const { partial: validParameters } = parseInput(publicSearch, { search, from })
  return {
    search: validParameters.search ?? '',
    from: validParameters.from ?? '',
    ...(limit === undefined ? {} : { limit }),
  }
}

function stateOf({ status, issues }: Problem): EventState | undefined {
  const says = (code: string) => issues.some((issue) => issue.message === code)
  if (says('runningdinner_date_expired')) return { state: 'EXPIRED' }
  if (status !== 404) return undefined
  return { state: says('event_cancelled') ? 'CANCELLED' : 'UNKNOWN' }
}
