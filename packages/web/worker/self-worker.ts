/** The service worker of `/self/`: a guest's card opens without a connection. docs/rules/evening/evening.md#without-a-connection */
import { addPlugins, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { keptCard, linkOfCall, startKeeping, sweepCards } from '../src/features/guests/self-service/kept-cards.ts'
import type { WorkerMessage } from '../src/features/guests/self-service/worker-message.ts'
import { cardStrategy } from './card-strategy.ts'
import { patienceSeconds } from './patience.ts'
import { ofThisRelease } from './release-check.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build (worker.config.ts). */
declare const __CARD_FILES__: { url: string; revision: string | null }[]
declare const __CARD_SCRIPT__: string

/** No page of its own: every path of the area has the same shell. */
const shell = '/self/card'

// Each start of the worker: copies expire also on phones where their link is never opened again.
const swept = sweepCards(Date.now())

addPlugins([ofThisRelease({ shell, script: __CARD_SCRIPT__ })])
precacheAndRoute(__CARD_FILES__, { cleanURLs: false, directoryIndex: '' })

self.addEventListener('activate', (event) => {
  // Also the page that installs the worker gets its later replies through it, and so they are kept. Without navigation preload:
  // Firefox shows its error page when that fails, whatever the worker answers.
  event.waitUntil(Promise.all([swept, self.clients.claim()]))
})

const shellCopy = createHandlerBoundToURL(shell)
const pageFromServer = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds })

registerRoute(
  new NavigationRoute(
    async (options) => {
      const response = await pageFromServer.handle(options).catch(() => undefined)
      return response && response.status < 500 ? response : shellCopy(options)
    },
    { allowlist: [/^\/self\//] },
  ),
)

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && linkOfCall(url.pathname) !== undefined && request.headers.get('accept') !== 'text/event-stream',
  async ({ url, request, event }) => {
    await swept
    const link = linkOfCall(url.pathname)
    const card = link && (await keptCard(link, Date.now()))
    return card?.paths.includes(url.pathname) ? cardStrategy(card).handle({ event, request }) : fetch(request)
  },
)

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  event.waitUntil(message.kind === 'keep' ? keep(event, message.card) : replaceOld(message.script))
})

/** The page has loaded its replies before there was a worker: ask for those of which there is no copy. */
async function keep(event: ExtendableMessageEvent, wantedCard: Parameters<typeof startKeeping>[0]): Promise<void> {
  const card = await startKeeping(wantedCard)
  const strategy = cardStrategy(card)
  const cache = await caches.open(strategy.cacheName)
  for (const path of card.paths) {
    const request = new Request(path, { headers: { accept: 'application/json' } })
    if (await cache.match(request.url)) continue
    const [response, done] = strategy.handleAll({ event, request })
    await Promise.all([response, done])
  }
}

/**
 * A new release waits until all pages of the old one are closed, because they may still need its files. On phones that can
 * take for ever, so the worker takes over when the only open page is of its own release already.
 */
async function replaceOld(script: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isOwnPage = getCacheKeyForURL(script) !== undefined
  if (isOwnPage && pages.filter(({ url }) => new URL(url).pathname.startsWith('/self/')).length <= 1)
    await self.skipWaiting()
}
