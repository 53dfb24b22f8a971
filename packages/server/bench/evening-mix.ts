import { randomUUID } from 'node:crypto'
import { eveningRoutes, participantRoutes, type Route } from '@running-dinner/contract'
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start-embedded-postgres.ts'
import { personBody } from '../test/bodies.ts'
import { clockOf, type MailedEvent, mailedEvent } from '../test/simulated-evening/mailed-event.ts'
import { silentLog } from '../test/test-log.ts'
import { answered, besideReference, loaded } from './load.ts'
import { startRawReference } from './raw-reference.ts'
import type { TimedProduct } from './timed-product.ts'

const clients = 16
const teamsPerEvent = 9
const guestsPerEvent = 2 * teamsPerEvent

export interface MixSize {
  events: number
  requests: number
  runs: number
}

type Kind = 'evening' | 'board' | 'people' | 'report'
/** Seven of ten requests read the evening of a guest, two those of an organiser, one reports something. */
const mix: readonly Kind[] = [
  'evening',
  'evening',
  'board',
  'evening',
  'evening',
  'report',
  'evening',
  'evening',
  'people',
  'evening',
]

/** Guests and organisers of many events on one evening; beside the least that the same requests cost. */
export async function eveningMix(product: TimedProduct, { events, requests, runs }: MixSize) {
  const all: MailedEvent[] = []
  while (all.length < events) all.push(await mailedEvent(product.server, teamsPerEvent))
  await product.server.setNow(clockOf('20:40'))
  // Attaches to the database that the product has started.
  const database = await startEmbeddedPostgres({ dataDir: product.dataDir, log: silentLog })
  const raw = await startRawReference(database.connectionString)
  const rawEvents = all.map(() => randomUUID())
  const people = Array.from({ length: guestsPerEvent }, (_, index) => personBody(index + 1))
  for (const event of rawEvents) await answered(`${raw.url}/people/${event}`, 'POST', { people })
  const measured = await besideReference(
    runs,
    () => mixed(requests, (number, kind) => rawCall(raw.url, rawEvents, number, kind)),
    () => mixed(requests, (number, kind) => productCall(product.url, all, number, kind)),
  )
  await raw.close()
  await database.stop()
  return { events, requests, ...measured.figures }
}

function mixed(requests: number, call: (number: number, kind: Kind) => Promise<boolean>) {
  return loaded({ clients, requests, send: (number) => call(number, mix[number % mix.length] ?? 'evening') })
}

function rawCall(url: string, events: readonly string[], number: number, kind: Kind): Promise<boolean> {
  const event = events[Math.floor(number / mix.length) % events.length]
  switch (kind) {
    case 'evening':
      return answered(`${url}/person/${event}/${1 + (number % guestsPerEvent)}`)
    case 'board':
    case 'people':
      return answered(`${url}/people/${event}`)
    case 'report':
      return answered(`${url}/reports/${event}`, 'POST', newReport())
  }
}

function productCall(url: string, events: readonly MailedEvent[], number: number, kind: Kind): Promise<boolean> {
  const event = events[Math.floor(number / mix.length) % events.length]
  const guests = event?.teams.flatMap((team) => team.people) ?? []
  const self = guests[number % guests.length]?.self
  const address = ({ path }: Route) =>
    `${url}/api${path.replace(/:(\w+)/g, (_, name: string) => ({ ...event?.params, ...self })[name] ?? name)}`
  switch (kind) {
    case 'evening':
      return answered(address(eveningRoutes.ownEvening))
    case 'board':
      return answered(address(eveningRoutes.board))
    case 'people':
      return answered(address(participantRoutes.list))
    case 'report':
      return answered(address(eveningRoutes.report), 'POST', newReport())
  }
}

const newReport = () => ({ id: randomUUID(), kind: 'COMING', madeAt: clockOf('20:40').toISOString() })
