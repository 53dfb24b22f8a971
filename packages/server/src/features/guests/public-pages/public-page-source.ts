import { type EventSearch, type EventState, type PageSource, parseInput, publicSearch } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { loadPublicDinner, loadPublicDinners } from '../../people/registration/index.ts'

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
