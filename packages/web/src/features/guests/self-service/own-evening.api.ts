import { eveningRoutes, type OwnEveningReply } from '@running-dinner/contract/evening'
import { liveStreams } from '@running-dinner/contract/plan'
import type { ReportKind } from '@running-dinner/domain/evening'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { toApiError } from '../../../lib/api-error.ts'
import { call, pathWith } from '../../../lib/http.ts'
import { isGone, refetching } from '../../../lib/live-query.ts'
import { randomId } from '../../../lib/random-id.ts'
import { useWakeStream } from '../../../lib/use-wake-stream.ts'
import { noteCopy } from './kept-replies.ts'
import { forgetAll, forgetSent, keepUnsent, type SentReport, unsentReports } from './report-queue.ts'
import type { SelfLink } from './self-link.ts'
import { keyOf } from './self-service.api.ts'

const retryMilliseconds = 15_000
const answerMilliseconds = 20_000

function eveningQuery({ selfAdminId, participantId }: SelfLink) {
  const params = { selfAdminId, participantId }
  return queryOptions({
    queryKey: [...keyOf(params), 'evening'],
    queryFn: async ({ signal, client, queryKey }) => {
      const onHeaders = noteCopy(eveningRoutes.ownEvening.path, params)
      const reply = await call(eveningRoutes.ownEvening, { params, signal, onHeaders })
      const cached = client.getQueryData<OwnEveningReply>(queryKey)
      // A copy may be older than what the page got for its last report.
      return cached && Date.parse(cached.now) > Date.parse(reply.now) ? cached : reply
    },
  })
}

/**
 * The evening of one person. Follows its stream, because a guest looks at it on the way; ends when the link opens nothing
 * any more.
 */
export function useOwnEvening(link: SelfLink) {
  const [isLineUp, setLineUp] = useState(false)
  const query = useQuery({ ...eveningQuery(link), ...refetching(isLineUp) })
  const { selfAdminId, participantId } = link
  useWakeStream(isGone(query.error) ? undefined : pathWith(liveStreams.ownEvening, { selfAdminId, participantId }), {
    onWake: () => void query.refetch(),
    onLine: setLineUp,
  })
  return query
}

type ReportFields = Omit<SentReport, 'id' | 'kind' | 'madeAt'>

/** Sends reports at once or, without a connection, later: until the server answered, a report is only called unsent. */
export function useReports(link: SelfLink, { onRefused }: { onRefused: (error: unknown) => void }) {
  const queryClient = useQueryClient()
  const { selfAdminId, participantId } = link
  const [unsent, setUnsent] = useState<readonly SentReport[]>([])
  const isSending = useRef(false)
  const isWanted = useRef(false)
  const shown = useRef<readonly SentReport[]>([])
  const settled = useRef(new Set<string>())
  const refused = useRef(onRefused)
  refused.current = onRefused

  const show = useCallback(async () => {
    const params = { selfAdminId, participantId }
    const unsent = await unsentReports(params)
    const isSentElsewhere = shown.current.some(
      ({ id }) => !settled.current.has(id) && unsent.every((report) => report.id !== id),
    )
    shown.current = unsent
    // Another tab sent it and got the reply: until this one has it too, the page would offer the same press again.
    if (isSentElsewhere) await queryClient.refetchQueries(eveningQuery(params))
    setUnsent(unsent)
  }, [selfAdminId, participantId, queryClient])

  const flush = useCallback(async () => {
    const params = { selfAdminId, participantId }
    await show()
    isWanted.current = true
    if (isSending.current) return
    isSending.current = true
    try {
      // What was pressed since the last look at the store would wait for the next timer.
      while (isWanted.current) {
        isWanted.current = false
        await oneTabAtATime(params, async () => {
          for (let [report] = await unsentReports(params); report; [report] = await unsentReports(params)) {
            const outcome = await sendReport(params, report)
            if (outcome.kind === 'later') break
            settled.current.add(report.id)
            if (outcome.kind === 'gone') await forgetAll(params)
            else await forgetSent(params, report.id)
            if (outcome.kind === 'received') queryClient.setQueryData(eveningQuery(params).queryKey, outcome.evening)
            else refused.current(outcome.error)
          }
        })
      }
    } finally {
      isSending.current = false
      await show()
    }
  }, [selfAdminId, participantId, queryClient, show])

  useEffect(() => {
    void flush()
    const timer = window.setInterval(() => void flush(), retryMilliseconds)
    window.addEventListener('online', flush)
    return () => {
      window.clearInterval(timer)
      window.removeEventListener('online', flush)
    }
  }, [flush])

  const send = useCallback(
    async (kind: ReportKind, fields: ReportFields = {}) => {
      const report = { id: randomId(), kind, ...fields, madeAt: new Date().toISOString() }
      await keepUnsent({ selfAdminId, participantId }, report)
      await flush()
    },
    [selfAdminId, participantId, flush],
  )
  return { unsent, send }
}

type Outcome =
  | { kind: 'received'; evening: Awaited<ReturnType<typeof post>> }
  | { kind: 'refused' | 'gone' | 'later'; error: unknown }

/** A refusal is final; a missing connection, a busy server and a limit are not. */
async function sendReport(params: SelfLink, body: SentReport): Promise<Outcome> {
  try {
    return { kind: 'received', evening: await post(params, body) }
  } catch (error) {
    const { status } = toApiError(error)
    if (status === 404) return { kind: 'gone', error }
    return { kind: status === 429 || status >= 500 ? 'later' : 'refused', error }
  }
}

/** A connection that neither answers nor breaks would hold back all that is pressed later. */
const post = (params: SelfLink, body: SentReport) =>
  call(eveningRoutes.report, { params, body, signal: AbortSignal.timeout(answerMilliseconds) })

/** Tabs of one link send in turn: the second finds what the first has sent already. */
async function oneTabAtATime({ selfAdminId, participantId }: SelfLink, send: () => Promise<void>): Promise<void> {
  // Without TLS browsers have no locks; the server stores a repeated report once.
  if (!('locks' in navigator)) return send()
  await navigator.locks.request(`reports ${selfAdminId}/${participantId}`, send)
}
