import type { ServerResponse } from 'node:http'
import { type FakeServer, fakeServer } from './fake-server.ts'

const routingModes = [
  'ok',
  'slow',
  '429',
  '500',
  'garbage',
  'html',
  'huge',
  'redirect',
  'too big',
  'no ways',
  'some ways',
  'numbers as text',
  'negative',
  'short rows',
  'no distances',
] as const
export type RoutingMode = (typeof routingModes)[number]

export interface FakeRouting extends FakeServer {
  mode: RoutingMode
}

interface Place {
  lat: number
  lng: number
}

/** Speaks OSRM under /table and Valhalla under /sources_to_targets; distances come from `fakeWay`. */
export async function fakeRouting(mode: RoutingMode = 'ok'): Promise<FakeRouting> {
  const server = await fakeServer((request, reply) => answer(fake.mode, request.url ?? '', reply))
  const fake: FakeRouting = { ...server, mode }
  return fake
}

/** Asymmetric like one-way streets: longer northwards; metres and seconds. */
export function fakeWay(from: Place, to: Place): { metres: number; seconds: number } {
  const metres = Math.round(Math.abs(from.lat - to.lat) * 100_000 + (to.lat > from.lat ? 500 : 100))
  return { metres, seconds: metres * 2 }
}

function answer(mode: RoutingMode, url: string, reply: ServerResponse): void {
  // `slow` never answers, so the caller's timeout is tested.
  if (mode === 'slow') return
  if (mode === '429' || mode === '500') return void reply.writeHead(Number(mode)).end('{}')
  if (mode === 'too big') return void reply.writeHead(400).end('{"code":"TooBig","error_code":150}')
  if (mode === 'redirect') return void reply.writeHead(302, { location: `${url}&again=1` }).end()
  if (mode === 'garbage') return void reply.end('{"code": "Ok", [')
  if (mode === 'html') return void reply.setHeader('content-type', 'text/html').end('<html>Please log in</html>')
  if (mode === 'huge') return void reply.end(`[${'" ",'.repeat(500_000)}""]`)
  const { from, to } = url.startsWith('/table') ? osrmQuestion(url) : valhallaQuestion(url)
  const rows = from.map((start, row) => to.map((end, column) => cell(mode, fakeWay(start, end), row + column)))
  if (mode === 'short rows') for (const row of rows) row.pop()
  const body = url.startsWith('/table') ? osrmAnswer(mode, rows) : valhallaAnswer(mode, rows)
  reply.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

type Cell = { metres: number | string | null; seconds: number | string | null }

function cell(mode: RoutingMode, { metres, seconds }: { metres: number; seconds: number }, at: number): Cell {
  if (mode === 'no ways' || (mode === 'some ways' && at % 3 === 1)) return { metres: null, seconds: null }
  if (mode === 'numbers as text') return { metres: String(metres), seconds: String(seconds) }
  if (mode === 'negative') return { metres: -1 - metres, seconds: -1 }
  return { metres, seconds }
}

function osrmQuestion(url: string) {
  const [, places = ''] = /^\/table\/v1\/(?:foot|bike|driving)\/([^?]+)\?/.exec(url) ?? []
  const all = places.split(';').map((place) => {
    const [lng = 0, lat = 0] = place.split(',').map(Number)
    return { lat, lng }
  })
  const query = new URL(url, 'http://fake').searchParams
  const chosen = (name: string) => (query.get(name) ?? '').split(';').map((at) => all[Number(at)] as Place)
  return { from: chosen('sources'), to: chosen('destinations') }
}

function valhallaQuestion(url: string) {
  const json = JSON.parse(new URL(url, 'http://fake').searchParams.get('json') ?? '{}')
  const places = (list: { lat: number; lon: number }[]) => list.map(({ lat, lon }) => ({ lat, lng: lon }))
  return { from: places(json.sources), to: places(json.targets) }
}

function osrmAnswer(mode: RoutingMode, rows: Cell[][]): unknown {
  const durations = rows.map((row) => row.map(({ seconds }) => seconds))
  const distances = rows.map((row) => row.map(({ metres }) => metres))
  return { code: 'Ok', durations, ...(mode === 'no distances' ? {} : { distances }), sources: [], destinations: [] }
}

function valhallaAnswer(mode: RoutingMode, rows: Cell[][]): unknown {
  const kilometres = (metres: Cell['metres']) => (typeof metres === 'number' ? metres / 1_000 : metres)
  const cells = rows.map((row, from) =>
    row.map(({ metres, seconds }, to) => ({
      from_index: from,
      to_index: to,
      time: seconds,
      ...(mode === 'no distances' ? {} : { distance: kilometres(metres) }),
    })),
  )
  return { sources_to_targets: cells, units: 'kilometers' }
}
