import { setTimeout as delay } from 'node:timers/promises'
import { messageRoutes, participantRoutes, registrationRoutes, selfRoutes, teamRoutes } from '@running-dinner/contract'
import { phrases } from '@running-dinner/phrases'
import { apiClient } from './api-client.ts'
import { addPeople, confirmEvent, mailedEventOf } from './given-event.ts'
import { answered, loaded } from './load.ts'
import type { Product } from './product.ts'
import { type Sink, textOf } from './smtp-sink.ts'

const people = 300
/** Three looks of `collectWhenIdle`, of which the first still sees the work before. */
const restMilliseconds = 95_000

/** Of a product that has just been started, and after an evening: its page, teams, a mailed route each, and cards that are read. */
export async function memory(product: Product, sink: Sink) {
  await delay(restMilliseconds)
  const idle = figuresOf(product)
  const cards = await evening(product.url, sink)
  await delay(restMilliseconds)
  return { idle, afterEvening: figuresOf(product), cards }
}

const figuresOf = (product: Product) => ({ serverAndDatabaseMb: product.memoryMb(), serverMb: product.serverMb() })

async function evening(url: string, sink: Sink): Promise<number> {
  const api = apiClient(url)
  const event = await mailedEventOf(api, sink, { isPublic: true })
  await confirmEvent(api, event)
  const params = { adminId: event.adminId }
  await addPeople(api, event.adminId, people)
  await api.call(teamRoutes.arrange, { params })
  sink.mails.length = 0
  const { subject, ...texts } = phrases.de.messages.defaults.DINNER_ROUTE
  const body = { ...texts, subject: subject || 'Eure Route', teamSelection: 'ALL' }
  await api.call(messageRoutes.dinnerRoutes.send, { params, body })
  while (sink.mails.length < people) await delay(50)
  const cards = await Promise.all(sink.mails.map(async (mail) => cardOf(await textOf(mail))))
  const read = [
    `${url}/running-dinner-events/${event.publicId}`,
    ...[registrationRoutes.list, participantRoutes.list, teamRoutes.list].map(
      ({ path }) => `${url}/api${path.replace(':adminId', event.adminId)}`,
    ),
    ...cards.map((card) => `${url}/api${card}`),
  ]
  const { errors } = await loaded({
    clients: 8,
    requests: 4 * read.length,
    send: (number) => answered(read[number % read.length] ?? ''),
  })
  if (errors > 0) throw new Error(`${errors} calls were not answered with 200`)
  return cards.length
}

/** The call of a guest's evening, as the link in the mail names it. */
function cardOf(text: string): string {
  const [, selfAdminId = '', participantId = '', teamId = ''] =
    /\/self\/([\w-]{24})\/dinnerroute\/([\w-]+)\/([\w-]+)/.exec(text) ?? []
  const values: Readonly<Record<string, string>> = { selfAdminId, participantId, teamId }
  return selfRoutes.dinnerRoute.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')
}
