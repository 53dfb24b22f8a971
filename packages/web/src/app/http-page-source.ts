import { publicCalls } from '@running-dinner/contract/public-calls.ts'
import type { EventState, PageSource } from '@running-dinner/contract/public-pages.ts'
import type { registrationRoutes } from '@running-dinner/contract/registration.ts'
import { ApiError } from '../lib/api-error.ts'
import { call } from '../lib/http.ts'

export const httpPageSource: PageSource = {
  async events(query) {
    const route = publicCalls.list as typeof registrationRoutes.list
    const { publicRunningDinners } = await call(route, { query: { ...query } })
    return publicRunningDinners
  },

  async event(publicId) {
    const route = publicCalls.get as typeof registrationRoutes.get
    try {
      return { state: 'FOUND', dinner: await call(route, { params: { publicId } }) }
    } catch (error) {
      const state = error instanceof ApiError ? stateOf(error) : undefined
      if (state === undefined) throw error
      return state
    }
  },
}

function stateOf({ status, issues }: ApiError): EventState | undefined {
  const says = (code: string) => issues.some((issue) => issue.message === code)
  if (status === 406 && says('runningdinner_date_expired')) return { state: 'EXPIRED' }
  if (status !== 404) return undefined
  return { state: says('event_cancelled') ? 'CANCELLED' : 'UNKNOWN' }
}
