import { setTimeout as delay } from 'node:timers/promises'
import { dinnerRoutes, messageRoutes } from '@running-dinner/contract'
import { apiClient } from './api-client.ts'
import { addPeople, confirmEvent, mailedEventOf } from './given-event.ts'
import { medianOf } from './load.ts'
import { measured } from './loop-probe.ts'
import type { Sink } from './smtp-sink.ts'

const recipients = 500
const idleMilliseconds = 5_000
const runs = 3

/**
 * A message to 500 people, to a mail server that answers at once and to one that takes 100 ms for each mail; and what another call takes
 * meanwhile, beside the same call just before, while nothing else happens. Medians of several messages.
 */
export async function mailing(url: string, sink: Sink) {
  const api = apiClient(url)
  const event = await mailedEventOf(api, sink)
  await confirmEvent(api, event)
  const params = { adminId: event.adminId }
  await addPeople(api, event.adminId, recipients)
  const path = `/api${dinnerRoutes.get.path.replace(':adminId', event.adminId)}`
  const sent = async (delayMilliseconds: number) => {
    sink.mails.length = 0
    sink.delayMilliseconds = delayMilliseconds
    const idle = await measured(url, () => delay(idleMilliseconds), path)
    const body = { subject: 'Hallo', message: 'Hallo {firstname} {lastname}', participantSelection: 'ALL' }
    const { ms, longestMs, p99Ms } = await measured(
      url,
      async () => {
        await api.call(messageRoutes.participants.send, { params, body })
        while (sink.mails.length < recipients) await delay(20)
      },
      path,
    )
    const distinct = new Set(sink.mails.map((mail) => mail.to)).size
    return { ms, received: sink.mails.length, distinct, longestMs, p99Ms, p99Ratio: p99Ms / idle.p99Ms }
  }
  const median = async (delayMilliseconds: number) => {
    const messages: Awaited<ReturnType<typeof sent>>[] = []
    while (messages.length < runs) messages.push(await sent(delayMilliseconds))
    const of = (figure: keyof (typeof messages)[number]) => medianOf(messages.map((message) => message[figure]))
    return {
      ...{ ms: of('ms'), longestMs: of('longestMs'), p99Ms: of('p99Ms'), p99Ratio: Number(of('p99Ratio').toFixed(2)) },
      // None of the messages may lose or repeat a mail.
      received: Math.max(...messages.map(({ received }) => received)),
      distinct: Math.min(...messages.map(({ distinct }) => distinct)),
    }
  }
  const [direct, slow] = [await median(0), await median(100)]
  sink.delayMilliseconds = 0
  return { direct, slow }
}
