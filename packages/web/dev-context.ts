import type { EventState, PageContext, PublicDinner } from '@running-dinner/contract'
import type { ViteDevServer } from 'vite'

type Contract = typeof import('@running-dinner/contract/guests')

/** The data of public pages while developing: over HTTP from the running server instead of from its database. */
export async function devContext(vite: ViteDevServer, server: string): Promise<PageContext> {
  // Vite reads its configuration without compiling the packages of this repository, so the running Vite loads them.
  const { publicCalls } = (await vite.ssrLoadModule('@running-dinner/contract/guests')) as Contract
  const get = (path: string) => fetch(`${server}/api${path}`)
  return {
    operator: { name: '', address: '', email: '', donationUrl: '' },
    source: {
      events: async ({ search, from, limit }) => {
        const response = await get(`${publicCalls.list.path}?${new URLSearchParams({ search, from })}`)
        if (!response.ok) throw new Error(`the list of events answers ${response.status}`)
        const { publicRunningDinners } = (await response.json()) as { publicRunningDinners: PublicDinner[] }
        return publicRunningDinners.slice(0, limit)
      },
      event: async (publicId) => {
        const response = await get(publicCalls.get.path.replace(/:\w+/, encodeURIComponent(publicId)))
        return response.ok
          ? { state: 'FOUND', dinner: (await response.json()) as PublicDinner }
          : stateOf(await response.text())
      },
      // No call answers these: only a page does.
      takesConfirmations: async () => true,
      purchase: async () => undefined,
    },
  }
}

function stateOf(refusal: string): EventState {
  if (refusal.includes('runningdinner_date_expired')) return { state: 'EXPIRED' }
  return { state: refusal.includes('event_cancelled') ? 'CANCELLED' : 'UNKNOWN' }
}
