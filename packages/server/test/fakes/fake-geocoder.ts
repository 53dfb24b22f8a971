import type { ServerResponse } from 'node:http'
import { type FakeServer, fakeServer } from './fake-server.ts'

const geocoderModes = [
  'ok',
  'nothing',
  'slow',
  '429',
  '500',
  'garbage',
  'html',
  'huge',
  'NaN',
  'out of range',
  'redirect',
] as const
export type GeocoderMode = (typeof geocoderModes)[number]

export interface FakeGeocoder extends FakeServer {
  mode: GeocoderMode
  /** The received queries, in order. */
  questions(): string[]
}

/** Speaks Nominatim under /search and Photon under /api; every address is in one street of Freiburg. */
export async function fakeGeocoder(mode: GeocoderMode = 'ok'): Promise<FakeGeocoder> {
  const server = await fakeServer((request, reply) => answer(fake.mode, request.url ?? '', reply))
  const fake: FakeGeocoder = { ...server, mode, questions: () => server.requests.map(questionOf) }
  return fake
}

export const answeredByFake = { lat: 48.00914, lng: 7.85726 }

function questionOf({ url = '' }: { url?: string | undefined }): string {
  return new URL(url, 'http://fake').searchParams.get('q') ?? ''
}

function answer(mode: GeocoderMode, url: string, reply: ServerResponse): void {
  // `slow` never answers, so the caller's timeout is tested.
  if (mode === 'slow') return
  if (mode === '429' || mode === '500') return void reply.writeHead(Number(mode), { 'retry-after': '60' }).end('{}')
  if (mode === 'redirect') return void reply.writeHead(302, { location: `${url}&again=1` }).end()
  if (mode === 'garbage') return void reply.end('{"features": 7, [')
  if (mode === 'html') return void reply.setHeader('content-type', 'text/html').end('<html>Please log in</html>')
  if (mode === 'huge') return void reply.end(`[${'" ",'.repeat(500_000)}""]`)
  reply.setHeader('content-type', 'application/json').end(JSON.stringify(json(mode, url.startsWith('/search'))))
}

function json(mode: GeocoderMode, isNominatim: boolean): unknown {
  if (mode === 'nothing') return isNominatim ? [] : { features: [] }
  const bad: Partial<Record<GeocoderMode, string>> = { NaN: 'NaN', 'out of range': '148.1' }
  const lat = bad[mode] ?? '48.009141'
  if (isNominatim) return [{ lat, lon: '7.857257', place_rank: 30 }]
  const coordinates = [7.857257, mode === 'NaN' ? 'NaN' : Number(lat)]
  return { features: [{ geometry: { coordinates }, properties: { type: 'house', countrycode: 'DE' } }] }
}
