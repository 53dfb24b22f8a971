// What guests read before they register, and what an organiser does with all of them at once: one client, one call at a time.
import { participantRoutes, registrationRoutes } from '@running-dinner/contract'
import { personBody } from '../test/bodies.ts'
import type { ApiClient } from './api-client.ts'
import { confirmEvent, createEvent, mailedEventOf } from './given-event.ts'
import { answered, loaded, medianOf } from './load.ts'
import type { Sink } from './smtp-sink.ts'

const publicEvents = 200
const registrations = 1_000

interface RegistrationPage {
  registrations: { id: string }[]
  hasMore: boolean
}

/** Milliseconds of the median call, after as many calls again that are not counted: code is compiled while they run. */
async function medianCall(url: string, calls: number): Promise<number> {
  const waits: number[] = []
  for (let call = 0; call < 2 * calls; call++) {
    const start = performance.now()
    if (!(await answered(url))) throw new Error(`${url} was not answered with 200`)
    if (call >= calls) waits.push(performance.now() - start)
  }
  return Number(medianOf(waits).toFixed(2))
}

export async function guestCalls(url: string, api: ApiClient, sink: Sink) {
  // Events are listed once their organiser has confirmed them.
  for (let event = 0; event < publicEvents; event++)
    await confirmEvent(api, await mailedEventOf(api, sink, { isPublic: true }))
  const listed = await api.call<{ publicRunningDinners: unknown[] }>(registrationRoutes.list)
  const listMs = await medianCall(`${url}/api${registrationRoutes.list.path}`, 50)
  const { adminId, publicId } = await createEvent(api, { isPublic: true, participantLimit: registrations })
  return {
    eventPageMs: await medianCall(`${url}/running-dinner-events/${publicId}`, 500),
    landingPageMs: await medianCall(`${url}/`, 200),
    listMs,
    listed: listed.publicRunningDinners.length,
    ...(await confirmAll(url, api, adminId, publicId)),
  }
}

/** Registrations by their own form, which the organiser then confirms by one call. */
async function confirmAll(url: string, api: ApiClient, adminId: string, publicId: string) {
  const address = `${url}/api${registrationRoutes.register.path.replace(':publicId', publicId)}`
  const { errors } = await loaded({
    clients: 8,
    requests: registrations,
    send: (number) => answered(address, 'POST', { ...personBody(number), dataProcessingAcknowledged: true }),
  })
  if (errors > 0) throw new Error(`${errors} registrations were refused`)
  const participantIds: string[] = []
  for (let page = 0, hasMore = true; hasMore; page++) {
    const registered = await api.call<RegistrationPage>(participantRoutes.registrations, {
      params: { adminId },
      query: `?page=${page}`,
    })
    participantIds.push(...registered.registrations.map(({ id }) => id))
    hasMore = registered.hasMore
  }
  const body = { action: 'ACTIVATE', participantIds }
  const start = performance.now()
  const { done } = await api.call<{ done: string[] }>(participantRoutes.bulk, { params: { adminId }, body })
  return { confirmMs: Math.round(performance.now() - start), confirmed: done.length }
}
