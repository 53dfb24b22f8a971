import { randomUUID } from 'node:crypto'
import { type Route, registrationRoutes } from '@running-dinner/contract'
import { personBody } from '../test/bodies.ts'
import type { ApiClient } from './api-client.ts'
import { createEvent } from './given-event.ts'
import { answered, besideReference, loaded } from './load.ts'
import { startRawReference } from './raw-reference.ts'

const [clients, events, requests] = [16, 50, 4_000]

type Kind = 'page' | 'validate' | 'register'
/** Of ten requests seven read the page of an event, two check a registration and one registers. */
const mix: readonly Kind[] = [
  'page',
  'page',
  'validate',
  'page',
  'page',
  'register',
  'page',
  'validate',
  'page',
  'page',
]

/** Registration is open for many public events; beside the least that the same requests cost. */
export async function steady(url: string, api: ApiClient, databaseUrl: string, runs: number) {
  const publicIds: string[] = []
  while (publicIds.length < events) publicIds.push((await createEvent(api, { isPublic: true })).publicId)
  const raw = await startRawReference(databaseUrl)
  const rawEvents = publicIds.map(() => randomUUID())
  // Every event gets calls of every kind.
  const eventOf = (number: number) => Math.floor(number / mix.length) % events
  const address = ({ path }: Route, number: number) =>
    `${url}/api${path.replace(':publicId', publicIds[eventOf(number)] ?? '')}`
  const page = (await (await fetch(address(registrationRoutes.get, 0))).json()) as object
  for (const event of rawEvents) await answered(`${raw.url}/event/${event}`, 'PUT', page)

  const productCalls: Readonly<Record<Kind, (number: number) => Promise<boolean>>> = {
    page: (number) => answered(address(registrationRoutes.get, number)),
    validate: (number) => answered(address(registrationRoutes.validate, number), 'POST', registrationOf(number)),
    register: (number) => answered(address(registrationRoutes.register, number), 'POST', registrationOf(number)),
  }
  const rawCalls: Readonly<Record<Kind, (number: number) => Promise<boolean>>> = {
    page: (number) => answered(`${raw.url}/event/${rawEvents[eventOf(number)]}`),
    validate: (number) => answered(`${raw.url}/validate/${rawEvents[eventOf(number)]}`, 'POST', registrationOf(number)),
    register: (number) => answered(`${raw.url}/${rawEvents[eventOf(number)]}`, 'POST', registrationOf(number)),
  }
  let people = 0
  const mixed = (calls: typeof productCalls) => () => {
    // Every run registers people of its own.
    people += requests
    const first = people
    return loaded({
      clients,
      requests,
      send: (number) => calls[mix[number % mix.length] ?? 'page'](first + number),
    })
  }
  const { figures } = await besideReference(runs, mixed(rawCalls), mixed(productCalls))
  await raw.close()
  return { events, requests, ...figures }
}

const registrationOf = (number: number) => ({ ...personBody(number), dataProcessingAcknowledged: true })
