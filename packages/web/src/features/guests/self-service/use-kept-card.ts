import { eveningRoutes, type OwnEveningReply } from '@running-dinner/contract/evening'
import { selfRoutes } from '@running-dinner/contract/guests'
import { ownNotificationRoutes } from '@running-dinner/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { pathWith } from '../../../lib/http.ts'
import { isGone } from '../../../lib/live-query.ts'
import { forgetCard, type KeptCard } from './kept-cards.ts'
import { oldestCopy, useOldestCopy } from './kept-replies.ts'
import { forgetAll } from './report-queue.ts'
import type { SelfLink } from './self-link.ts'
import { keyOf, type SelfTeamLink } from './self-service.api.ts'
import type { WorkerMessage } from './worker-message.ts'

/** What the card asks the server for, and opens again with; the evening is the last of them. */
export function useCardPaths({ selfAdminId, participantId, teamId }: SelfTeamLink) {
  return useMemo(() => {
    const params = { selfAdminId, participantId, teamId }
    return [
      pathWith(selfRoutes.sessionData.path, params),
      pathWith(selfRoutes.team.path, params),
      pathWith(selfRoutes.dinnerRoute.path, params),
      pathWith(ownNotificationRoutes.ownNotifications.path, params),
      pathWith(eveningRoutes.ownEvening.path, params),
    ]
  }, [selfAdminId, participantId, teamId])
}

/**
 * When the server sent the oldest of the copies that are shown; undefined while all is its own reply. Once the evening comes from
 * the server again, the rest is asked for too.
 */
export function useCopyMoment(
  link: SelfTeamLink,
  paths: readonly string[],
  eveningLoadedAt: number,
): string | undefined {
  const queryClient = useQueryClient()
  const moment = useOldestCopy(paths)
  const isOldBesideNew = moment !== undefined && oldestCopy(paths.slice(-1)) === undefined && eveningLoadedAt > 0
  const { selfAdminId, participantId } = link
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new reply is a reason to try again
  useEffect(() => {
    if (!isOldBesideNew) return
    void queryClient.refetchQueries({
      queryKey: keyOf({ selfAdminId, participantId }),
      predicate: ({ queryKey }) => queryKey.at(-1) !== 'evening',
    })
  }, [isOldBesideNew, eveningLoadedAt, selfAdminId, participantId, queryClient])
  return moment
}

/** Lets the service worker keep the card once it is shown, so that it opens without a connection. */
export function useKeptCard(link: SelfTeamLink, paths: readonly string[], keepUntil: string | undefined): void {
  const { selfAdminId, participantId } = link
  useEffect(() => {
    // The worker is part of the build, and browsers offer none without TLS.
    if (keepUntil === undefined || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    keepCard({ link: { selfAdminId, participantId }, paths, keepUntil }).catch(() => {
      // The card works without a copy. Private windows refuse one, and a connection may break meanwhile: the next opening tries again.
    })
  }, [selfAdminId, participantId, paths, keepUntil])
}

/**
 * Drops what this page has loaded and what the browser keeps, once others' contacts end or the link opens nothing any more: also
 * on a page that stays open, without a connection, or without a worker.
 */
export function useForgottenCard(
  link: SelfLink,
  evening: { data: Pick<OwnEveningReply, 'keepUntil'> | undefined; error: unknown },
  now: number,
): void {
  const queryClient = useQueryClient()
  const { selfAdminId, participantId } = link
  const keepUntil = evening.data?.keepUntil
  const isEnded = isGone(evening.error) || (keepUntil !== undefined && now >= Date.parse(keepUntil))
  // What the server sends after the end has no contacts.
  const hasContacts = useRef(false)
  useEffect(() => {
    if (isEnded && hasContacts.current) {
      const card = { selfAdminId, participantId }
      // First the copies, or the worker would answer with them. Without TLS browsers have no caches.
      void ('caches' in window ? forgetCard(card) : forgetAll(card))
        .catch(() => {
          // Private windows have no store either.
        })
        .then(() => queryClient.resetQueries({ queryKey: keyOf(card) }))
    }
    hasContacts.current = keepUntil !== undefined && !isEnded
  }, [isEnded, keepUntil, selfAdminId, participantId, queryClient])
}

async function keepCard(card: KeptCard): Promise<void> {
  const registration = await navigator.serviceWorker.register('/self/sw.js', { updateViaCache: 'none' })
  notifyWaiting(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => notifyWaiting(registration.waiting))
  })
  const { active } = await navigator.serviceWorker.ready
  if (active) send(active, { kind: 'keep', card })
}

/** A new worker waits for pages of the old release; this page may be of the new one already. */
function notifyWaiting(worker: ServiceWorker | null): void {
  if (worker) send(worker, { kind: 'loaded', script: import.meta.url })
}

function send(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message)
}
