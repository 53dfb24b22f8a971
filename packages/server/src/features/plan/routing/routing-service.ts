import type { TravelMode } from '@running-dinner/domain/events'
import { askOutside } from '../../../platform/http/ask-outside.ts'
import { osrm } from './osrm.ts'
import {
  forgetImpossible,
  type RoutedMode,
  type RoutingProtocol,
  type TableQuestion,
  type TravelTable,
} from './routing-protocol.ts'
import { valhalla } from './valhalla.ts'

export interface Routing {
  /** Without a trailing slash. `{profile}` stands for the mode in the service's own word. */
  url: string
  protocol: 'osrm' | 'valhalla'
}

export interface RoutingService {
  /**
   * `refused` when the service works but does not answer this question. Undefined when it is away, slower than
   * `patienceMs` or than 5 s, or answers something else. Never throws.
   */
  ask(question: TableQuestion, patienceMs: number): Promise<TravelTable | 'refused' | undefined>
}

const longestMs = 5_000
const protocols = { osrm, valhalla } satisfies Record<Routing['protocol'], RoutingProtocol>

/** Both kinds of service allow 100 places or 2,500 pairs in one question unless they are configured otherwise. */
export const placesPerSide = 50

export function createRoutingService({ url, protocol }: Routing, userAgent: string): RoutingService {
  const headers = { 'user-agent': userAgent, accept: 'application/json' }
  const { url: urlOf, read, profiles } = protocols[protocol]
  const ask = async (question: TableQuestion, patienceMs: number) => {
    const base = url.replaceAll('{profile}', profiles[question.mode])
    const { status, body } = await askOutside(urlOf(base, question), headers, Math.min(longestMs, patienceMs))
    if (isAboutQuestion(status)) return 'refused'
    const table = status === 200 ? read(JSON.parse(body.toString('utf8')), question) : undefined
    return table && forgetImpossible(table, question)
  }
  return { ask: (question, patienceMs) => ask(question, Math.max(0, patienceMs)).catch(() => undefined) }
}

/** An OSRM server has one profile and answers every name of a profile with its numbers, so without `{profile}` it is asked for walking only. */
export function isRouted(routing: Routing | undefined, mode: TravelMode): mode is RoutedMode {
  if (!routing || mode === 'PUBLIC_TRANSPORT') return false
  return routing.protocol === 'valhalla' || mode === 'WALK' || routing.url.includes('{profile}')
}

/** 408 and 429 are about the moment, the other codes from 400 to 499 about what was asked. */
function isAboutQuestion(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
