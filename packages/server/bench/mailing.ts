import { setTimeout as delay } from 'node:timers/promises'
import { dinnerRoutes, messageRoutes } from '@running-dinner/contract'
import { apiClient } from './api-client.ts'
import { addPeople, confirmEvent, mailedEventOf } from './given-event.ts'
import { measured } from './loop-probe.ts'
import type { Sink } from './smtp-sink.ts'

const recipients = 500
const idleMilliseconds = 5_000

/**
 * A message to 500 people, to a mail server that answers at once and to one that takes 100 ms for each mail; and what another call takes
 * meanwhile, beside the same call while nothing else happens.
 */
export async function mailing(url: string, sink: Sink) {
  const api = apiClient(url)
  const event = await mailedEventOf(api, sink)
  await confirmEvent(api, event)
  const params = { adminId: event.adminId }
  await addPeople(api, event.adminId, recipients)
  const path = `/api${dinnerRoutes.get.path.replace(':adminId', event.adminId)}`
  const idle = await measured(url, () => delay(idleMilliseconds), path)
  const sent = async (delayMilliseconds: number) => {
    sink.mails.length = 0
    sink.delayMilliseconds = delayMilliseconds
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
    const p99Ratio = Number((p99Ms / idle.p99Ms).toFixed(2))
    return { ms, received: sink.mails.length, distinct, longestMs, p99Ms, p99Ratio }
  }
  const [direct, slow] = [await sent(0), await sent(100)]
  sink.delayMilliseconds = 0
  return { idleP99Ms: idle.p99Ms, direct, slow }
}
