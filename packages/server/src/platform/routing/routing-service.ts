import { askOutside } from '../http/ask-outside.ts'
import { osrm } from './osrm.ts'
import type { RoutingProtocol, TableQuestion, TravelTable } from './routing-protocol.ts'
import { valhalla } from './valhalla.ts'

export interface Routing {
  /** Without a trailing slash. */
  url: string
  protocol: 'osrm' | 'valhalla'
}

export interface RoutingService {
  /** Undefined when the service is away, slower than `patienceMs` or than 5 s, or answers something else. Never throws. */
  ask(question: TableQuestion, patienceMs: number): Promise<TravelTable | undefined>
}

const longestMs = 5_000
const protocols = { osrm, valhalla } satisfies Record<Routing['protocol'], RoutingProtocol>

/** Both kinds of service allow 100 places or 2,500 pairs in one question unless they are configured otherwise. */
export const placesPerSide = 50

export function createRoutingService({ url, protocol }: Routing, userAgent: string): RoutingService {
  const headers = { 'user-agent': userAgent, accept: 'application/json' }
  const { url: urlOf, read } = protocols[protocol]
  const ask = async (question: TableQuestion, patienceMs: number) => {
    const { status, body } = await askOutside(urlOf(url, question), headers, Math.min(longestMs, patienceMs))
    const table = status === 200 ? read(JSON.parse(body.toString('utf8')), question) : undefined
    return table && knowsWays(table) ? table : undefined
  }
  return { ask: (question, patienceMs) => ask(question, Math.max(0, patienceMs)).catch(() => undefined) }
}

/** A service without a map of the town answers that there is no way anywhere. */
function knowsWays({ metres }: TravelTable): boolean {
  return metres.some((length) => !Number.isNaN(length))
}
