import type { WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { cacheNameOf, forgetCard, type KeptCard } from '../src/features/guests/self-service/kept-cards.ts'
import { keptAtHeader } from '../src/features/guests/self-service/worker-message.ts'
import { patienceSeconds } from './patience.ts'

/** The server first, and the copy when it does not answer in time, fails, or asks to come later. */
export function cardStrategy(card: KeptCard): NetworkFirst {
  return new NetworkFirst({
    cacheName: cacheNameOf(card.link),
    networkTimeoutSeconds: patienceSeconds,
    plugins: [copies(card)],
  })
}

function copies({ link, keepUntil }: KeptCard): WorkboxPlugin {
  const copyOf = async (request: Request) => (await caches.open(cacheNameOf(link))).match(keyOf(request))
  return {
    cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
    // A page may have the reply while its copy is missing: a 304 would never bring it.
    requestWillFetch: async ({ request }) =>
      request.headers.has('if-none-match') && !(await copyOf(request)) ? unconditional(request) : request,
    // After a 304 the copy is as new as this answer.
    cacheWillUpdate: async ({ request, response }) => {
      const current = response.status === 304 ? await copyOf(request) : response
      return current?.status === 200 ? withMoment(current) : null
    },
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && Date.now() < Date.parse(keepUntil) ? cachedResponse : null,
    fetchDidSucceed: async ({ response, state }) => {
      if (response.status === 404 || response.status === 410) await forgetCard(link)
      if (response.status !== 429 && response.status < 500) return response
      if (state) state.failed = response
      throw new Error(`the server answers ${response.status}`)
    },
    // Without a copy the page gets the server's own answer.
    handlerDidError: async ({ state }) => state?.failed,
  }
}

/** Pages add a number to each address, which keeps other caches away. */
function keyOf({ url }: Request): string {
  return url.split('?')[0] ?? url
}

function unconditional(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('if-none-match')
  return new Request(request, { headers })
}

function withMoment(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set(keptAtHeader, new Date().toISOString())
  return new Response(response.body, { status: response.status, headers })
}
