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
  'snaps far',
  'impossible',
  'by car',
] as const
export type RoutingMode = (typeof routingModes)[number]

export interface FakeRouting extends FakeServer {
  mode: RoutingMode
  /** Places that cannot be moved to a road, or pairs too far apart: the whole question is answered with 400. */
  refuses(from: Place, to: Place): boolean
}

interface Place {
  lat: number
  lng: number
}

/** Speaks OSRM under /table and Valhalla under /sources_to_targets; distances come from `fakeWay`. */
export async function fakeRouting(mode: RoutingMode = 'ok'): Promise<FakeRouting> {
  const server = await fakeServer((request, reply) => answer(fake, request.url ?? '', reply))
  const fake: FakeRouting = { ...server, mode, refuses: () => false }
  return fake
}

/** Asymmetric like one-way streets: longer northwards; metres and seconds. Never shorter than the straight line. */
export function fakeWay(from: Place, to: Place): { metres: number; seconds: number } {
  const straight = (Math.abs(from.lat - to.lat) + Math.abs(from.lng - to.lng)) * 120_000
  const metres = Math.round(straight + (to.lat > from.lat ? 500 : 100))
  return { metres, seconds: metres * 2 }
}

function answer({ mode, refuses }: FakeRouting, url: string, reply: ServerResponse): void {
  // `slow` never answers, so the caller's timeout is tested.
  if (mode === 'slow') return
  if (mode === '429' || mode === '500') return void reply.writeHead(Number(mode)).end('{}')
  if (mode === 'too big') return void reply.writeHead(400).end('{"code":"TooBig","error_code":150}')
  if (mode === 'redirect') return void reply.writeHead(302, { location: `${url}&again=1` }).end()
  if (mode === 'garbage') return void reply.end('{"code": "Ok", [')
  if (mode === 'html') return void reply.setHeader('content-type', 'text/html').end('<html>Please log in</html>')
  if (mode === 'huge') return void reply.end(`[${'" ",'.repeat(500_000)}""]`)
  const isOsrm = url.includes('/table/v1/')
  const { from, to } = isOsrm ? osrmQuestion(url) : valhallaQuestion(url)
  if (from.some((start) => to.some((end) => refuses(start, end)))) return void reply.writeHead(400).end('{}')
  const rows = from.map((start, row) => to.map((end, column) => cell(mode, fakeWay(start, end), row + column)))
  if (mode === 'short rows') for (const row of rows) row.pop()
  const body = isOsrm ? osrmAnswer(mode, rows) : { ...valhallaAnswer(mode, rows), ...movedPlaces(mode, from, to) }
  reply.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

type Cell = { metres: number | string | null; seconds: number | string | null }

function cell(mode: RoutingMode, { metres, seconds }: { metres: number; seconds: number }, at: number): Cell {
  if (mode === 'no ways' || (mode === 'some ways' && at % 3 === 1)) return { metres: null, seconds: null }
  if (mode === 'numbers as text') return { metres: String(metres), seconds: String(seconds) }
  if (mode === 'by car') return { metres, seconds: metres / 10 }
  if (mode === 'impossible') return { metres: 2, seconds: 1 }
  if (mode === 'negative') return { metres: -1 - metres, seconds: -1 }
  return { metres, seconds }
}

function osrmQuestion(url: string) {
  const [, places = ''] = /\/table\/v1\/(?:foot|bike|driving)\/([^?]+)\?/.exec(url) ?? []
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
  // The second place of a question is far off every road.
  const waypoints = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ distance: isMoved(mode, at) ? 7_149.8 : 4 }))
  return {
    code: 'Ok',
    durations,
    ...(mode === 'no distances' ? {} : { distances }),
    sources: waypoints(rows.length),
    destinations: waypoints(rows[0]?.length ?? 0),
  }
}

function isMoved(mode: RoutingMode, at: number): boolean {
  return mode === 'snaps far' && at === 1
}

/** As Valhalla does: the coordinates of the nearest road. */
function movedPlaces(mode: RoutingMode, from: Place[], to: Place[]) {
  const moved = (places: Place[]) =>
    places.map(({ lat, lng }, at) => ({ lat: lat + (isMoved(mode, at) ? 0.05 : 0.00002), lon: lng }))
  return { sources: moved(from), targets: moved(to) }
}

function valhallaAnswer(mode: RoutingMode, rows: Cell[][]) {
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
