import { forgetAll } from './report-queue.ts'
import type { SelfLink } from './self-link.ts'

/** Replies that a page wants to have without a connection: the paths it asks for, and when the copies have to go. */
export interface KeptCard {
  link: SelfLink
  paths: readonly string[]
  /** ISO; the server names it, and moves it with the event. */
  keepUntil: string
}

/** Each link has a cache of its own, so that its copies go at once and never open another link. */
const cachePrefix = 'card '
const entryOfCard = '/self/kept-card'

export function cacheNameOf({ selfAdminId, participantId }: SelfLink): string {
  return `${cachePrefix}${selfAdminId}/${participantId}`
}

/** The link that a call of the guest's pages belongs to. */
export function linkOfCall(pathname: string): SelfLink | undefined {
  const [, selfAdminId, participantId] = /^\/api\/rest\/self\/v1\/([^/]+)\/([^/]+)\//.exec(pathname) ?? []
  return selfAdminId && participantId ? { selfAdminId, participantId } : undefined
}

/** Ignores what a page asks to keep of another link. */
export async function startKeeping({ link, paths, keepUntil }: KeptCard): Promise<KeptCard> {
  const ownPaths = paths.filter((path) => {
    const ownLink = linkOfCall(path)
    return ownLink !== undefined && cacheNameOf(ownLink) === cacheNameOf(link)
  })
  const card = { link, paths: ownPaths, keepUntil }
  const cache = await caches.open(cacheNameOf(link))
  await cache.put(addressOf(entryOfCard), Response.json(card))
  return card
}

/** Undefined where nothing is kept, and once it has expired. */
export async function keptCard(link: SelfLink, now: number): Promise<KeptCard | undefined> {
  const card = await readCard(cacheNameOf(link))
  return card && isCurrent(card, now) ? card : undefined
}

/** The copies of a link and its unsent reports: the link opens nothing any more, or the evening is long over. */
export async function forgetCard(link: SelfLink): Promise<void> {
  await Promise.all([caches.delete(cacheNameOf(link)), forgetAll(link)])
}

/** Deletes all that has expired, also of links that are never opened again. */
export async function sweepCards(now: number): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
  await Promise.all(
    names.map(async (name) => {
      const card = await readCard(name)
      if (card && isCurrent(card, now)) return
      await caches.delete(name)
      const link = linkOfCache(name)
      if (link) await forgetAll(link)
    }),
  )
}

/** An unreadable moment counts as past. */
function isCurrent({ keepUntil }: KeptCard, now: number): boolean {
  return now < Date.parse(keepUntil)
}

async function readCard(cacheName: string): Promise<KeptCard | undefined> {
  // Opening a cache would create it.
  if (!(await caches.has(cacheName))) return undefined
  const response = await (await caches.open(cacheName)).match(addressOf(entryOfCard))
  return response && ((await response.json()) as KeptCard)
}

function linkOfCache(name: string): SelfLink | undefined {
  const [selfAdminId, participantId] = name.slice(cachePrefix.length).split('/')
  return selfAdminId && participantId ? { selfAdminId, participantId } : undefined
}

function addressOf(path: string): string {
  return new URL(path, location.origin).href
}
