import { setTimeout as delay } from 'node:timers/promises'
import {
  type DinnerReply,
  dinnerRoutes,
  participantRoutes,
  paymentRoutes,
  type Route,
  teamRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { simpleParser } from 'mailparser'
import { expect } from 'vitest'
import { dinnerBody, personBody, publicSettingsBody } from '../bodies.ts'
import { optionsBody } from '../given-payment.ts'
import type { BuiltServer } from './built-server.ts'
import { callerGivesUpMilliseconds } from './checker.ts'
import type { FaultSite } from './fault-site.ts'

/** Fewer than register, so that some get the waiting list. */
export const places = 8

export interface OrganisedEvent {
  /** In the addresses of all people of this cell. */
  mark: string
  params: { adminId: string }
  publicId: string
  /** An event with a price, where it is asked for. */
  paidPublicId: string | undefined
  /** Who gets the messages of the organiser. */
  recipients: string[]
}

interface CallParts {
  params?: Record<string, string>
  body?: unknown
  key?: string
}

/** One call over HTTP. Rejects when no whole reply arrives. */
export async function callServer({ url }: Pick<BuiltServer, 'url'>, route: Route, parts: CallParts = {}) {
  const { params = {}, body, key } = parts
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const response = await fetch(`${url}/api${path}`, {
    method: route.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(callerGivesUpMilliseconds),
  })
  const text = await response.text()
  return { status: response.status, reply: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> }
}

async function worked(server: BuiltServer, route: Route, parts: CallParts) {
  const { status, reply } = await callServer(server, route, parts)
  expect(status, `${route.path}: ${JSON.stringify(reply).slice(0, 300)}`).toBe(200)
  return reply
}

export interface Asked {
  people?: number
  isPaid?: boolean
  hasTeams?: boolean
}

/** What the wizard sends for an event in sixty days. */
export function eventBody(email: string) {
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const day = dayIn(60)
  const { basicDetails, options, contract } = dinnerBody()
  return dinnerBody({
    email,
    basicDetails: { ...basicDetails, date: day, registrationType: 'PUBLIC' },
    options: { ...options, meals: options.meals.map((meal) => ({ ...meal, time: `${day}${meal.time.slice(10)}` })) },
    publicSettings: { ...publicSettingsBody(), endOfRegistrationDate: dayIn(50) },
    contract: contract && { ...contract, email },
  })
}

/** A confirmed event with open registration, made while nothing is wrong. */
export async function organiseEvent(
  site: FaultSite,
  mark: string,
  { people = 3, isPaid = false, hasTeams = false }: Asked = {},
): Promise<OrganisedEvent> {
  const { servers, database } = site
  const [server] = servers
  const first = await openEvent(site, `organiser@${mark}.example`)
  const rows = Array.from({ length: people }, (_, at) => ({
    participant: personBody(at + 1, { email: `guest${at}@${mark}.example`, streetNr: '1', street: `${mark}straße` }),
  }))
  await worked(server, participantRoutes.import, { params: first.params, body: { rows } })
  await database.pool.query(
    `update public_settings set participant_limit = $1 +
     (select count(*) from participant where participant.dinner_id = public_settings.dinner_id)
     where public_dinner_id = $2`,
    [places, first.publicId],
  )
  if (hasTeams) {
    await database.pool.query(
      `update participant set lat = 48 + participant_number * 0.001, lng = 7.85, geocoding_quality = 'EXACT', geocoding_due_at = null
       where email like $1`,
      [`%@${mark}.example`],
    )
    await worked(server, teamRoutes.arrange, { params: first.params })
  }
  const paid = isPaid ? await openEvent(site, `treasurer@${mark}.example`) : undefined
  if (paid) await worked(server, paymentRoutes.create, { params: paid.params, body: optionsBody() })
  const recipients = rows.map(({ participant }) => participant.email)
  return { mark, params: first.params, publicId: first.publicId, paidPublicId: paid?.publicId, recipients }
}

/** An event that its organiser has confirmed, with open registration. */
export async function openEvent({ servers, sink }: Pick<FaultSite, 'servers' | 'sink'>, email: string) {
  const [server] = servers
  const { runningDinner } = (await worked(server, wizardRoutes.create, { body: eventBody(email) })) as {
    runningDinner: DinnerReply
  }
  const params = { adminId: runningDinner.adminId }
  const acknowledgeToken = await mailedToken(sink, email)
  await worked(server, dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  return { params, publicId: runningDinner.publicSettings?.publicDinnerId ?? '' }
}

async function mailedToken({ mails }: FaultSite['sink'], email: string): Promise<string> {
  for (;;) {
    const mail = mails.find(({ recipients }) => recipients[0] === email)
    const { text = '' } = mail ? await simpleParser(mail.raw) : {}
    const [, token] = /\/admin\/[^/]+\/([^/\s]+)\/acknowledge/.exec(text) ?? []
    if (token !== undefined) return token
    await delay(10)
  }
}
