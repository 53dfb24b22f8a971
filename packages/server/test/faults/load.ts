import { setTimeout as delay } from 'node:timers/promises'
import {
  dinnerRouteRoutes,
  messageRoutes,
  orderRoutes,
  registrationRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { tilePng } from '../fakes/fake-tiles.ts'
import { guestBody } from '../given-payment.ts'
import { registrationBody } from '../given-registration.ts'
import type { BuiltServer } from './built-server.ts'
import type { FaultSite } from './fault-site.ts'
import type { History, Kind, Reply } from './history.ts'
import { callServer, eventBody, type OrganisedEvent } from './organised-event.ts'

export type Reading = 'tile' | 'routes'

interface Load {
  site: FaultSite
  event: OrganisedEvent
  history: History
  reading: Reading | undefined
}

const betweenCalls = 250
/** More wait for a dependency that is silent; an impatient caller would not send more either. */
const mostOpenCalls = 10

/** A few calls a second, alternating between both processes, until stopped. */
export function startLoad({ site, event, history, reading }: Load): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const kinds: Kind[] = ['register', 'create', 'send', ...(reading ? (['read'] as const) : [])]
  if (event.paidPublicId !== undefined) kinds.push('order')
  const run = async () => {
    for (let number = 0; !stopping.signal.aborted; number++) {
      // Each kind is sent to each process in turn.
      const kind = kinds[number % kinds.length] ?? 'register'
      const process = Math.floor(number / kinds.length) % 2
      if (history.openCalls < mostOpenCalls)
        void history.call({ kind, key: keyOf(kind, event, number), process }, () =>
          send(kind, site.servers[process] ?? site.servers[0], event, { number, reading }),
        )
      await delay(betweenCalls, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
      await history.settled()
    },
  }
}

/** Domains are the marks of cells, so that nothing of one cell is counted in another. */
function keyOf(kind: Kind, { mark }: OrganisedEvent, number: number): string {
  return kind === 'send' ? `${mark}-${number}` : `${kind}${number}@${mark}.example`
}

interface Numbered {
  number: number
  reading: Reading | undefined
}

function send(kind: Kind, server: BuiltServer, event: OrganisedEvent, { number, reading }: Numbered): Promise<Reply> {
  const email = keyOf(kind, event, number)
  const person = { email, streetNr: '1', street: `${event.mark}straße` }
  if (kind === 'create') return callServer(server, wizardRoutes.create, { body: eventBody(email), key: email })
  if (kind === 'order') return order(server, event, guestBody(number, person))
  if (kind === 'read') return reading === 'tile' ? readTile(server, event, number) : readRoutes(server, event)
  if (kind === 'register') return register(server, event, registrationBody(number, person))
  const body = { subject: email, message: 'Hallo {firstname}', participantSelection: 'ALL' }
  return callServer(server, messageRoutes.participants.send, { params: event.params, body, key: email })
}

async function register(server: BuiltServer, event: OrganisedEvent, body: object): Promise<Reply> {
  const params = { publicId: event.publicId }
  const { status, reply } = await callServer(server, registrationRoutes.register, { params, body })
  return { status, hasPlace: reply.waitingList === false }
}

function order(server: BuiltServer, { paidPublicId = '' }: OrganisedEvent, body: object): Promise<Reply> {
  return callServer(server, orderRoutes.order, { params: { publicId: paidPublicId }, body })
}

async function readRoutes(server: BuiltServer, { params }: OrganisedEvent): Promise<Reply> {
  const { status } = await callServer(server, dinnerRouteRoutes.all, { params })
  return { status, wrong: status === 200 ? undefined : `routes need no routing service, but the reply was ${status}` }
}

/** A tile that no cache holds: a picture, or none; never what a broken tile server sent instead. */
async function readTile({ url }: BuiltServer, { mark }: OrganisedEvent, number: number): Promise<Reply> {
  const row = 4_000 + Number.parseInt(mark.replaceAll(/\D/g, ''), 10)
  const response = await fetch(`${url}/tiles/14/${8_000 + number}/${row}.png`, { signal: AbortSignal.timeout(30_000) })
  const bytes = Buffer.from(await response.arrayBuffer())
  const isRight = response.status === 404 || (response.status === 200 && bytes.equals(tilePng))
  return {
    status: response.status,
    wrong: isRight ? undefined : `a tile was answered ${response.status} with ${bytes.length} bytes`,
  }
}
