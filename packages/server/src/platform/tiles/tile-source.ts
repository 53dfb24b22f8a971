import type { Clock } from '../clock.ts'
import { askOutside } from '../http/ask-outside.ts'

export interface Tile {
  z: number
  x: number
  y: number
}

export interface TileImage {
  contentType: string
  bytes: Buffer
}

const deepest = 19

/** Undefined unless the three are whole numbers of an existing tile. */
export function tileAt({ z, x, file }: { z: string; x: string; file: string }): Tile | undefined {
  const y = /^(\d{1,6})\.png$/.exec(file)?.[1]
  if (y === undefined || !/^\d{1,2}$/.test(z) || !/^\d{1,6}$/.test(x)) return undefined
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  const size = 2 ** tile.z
  return tile.z <= deepest && tile.x < size && tile.y < size ? tile : undefined
}

/** Decided by the bytes, not by the declared type; undefined for anything but PNG, JPEG and WebP. */
export function tileImage(bytes: Buffer): TileImage | undefined {
  const start = bytes.subarray(0, 12).toString('latin1')
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return { contentType: 'image/png', bytes }
  if (start.startsWith('\xff\xd8\xff')) return { contentType: 'image/jpeg', bytes }
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return { contentType: 'image/webp', bytes }
  return undefined
}

/** `down`: the source was not asked, or returned nothing usable. */
type SourceAnswer = TileImage | 'no such tile' | 'down'

export interface TileSource {
  fetch(tile: Tile): Promise<SourceAnswer>
}

/** A source that failed is not asked again for this long, so that a map without tiles stays fast. */
const pauseMs = 60_000
/** OpenStreetMap asks for few concurrent connections. */
const maxConnections = 4

export interface TileSourceOptions {
  template: string
  userAgent(): string
  clock: Clock
  timeoutMs?: number
}

export function createTileSource({ template, userAgent, clock, timeoutMs }: TileSourceOptions): TileSource {
  let pausedUntil = 0
  let busy = 0
  const waiting: (() => void)[] = []

  const ask = async (tile: Tile): Promise<SourceAnswer> => {
    if (clock.now().getTime() < pausedUntil) return 'down'
    const sourceAnswer = await answerOf(tileUrl(template, tile), userAgent(), timeoutMs).catch(
      (): SourceAnswer => 'down',
    )
    if (sourceAnswer === 'down') pausedUntil = clock.now().getTime() + pauseMs
    return sourceAnswer
  }
  return {
    async fetch(tile) {
      if (busy >= maxConnections) await new Promise<void>((resolve) => waiting.push(resolve))
      else busy++
      try {
        return await ask(tile)
      } finally {
        // Pass the slot on to the next waiting request, if any.
        const next = waiting.shift()
        if (next) next()
        else busy--
      }
    },
  }
}

async function answerOf(url: string, userAgent: string, timeoutMs: number | undefined): Promise<SourceAnswer> {
  const requestHeaders = { 'user-agent': userAgent, accept: 'image/png,image/*' }
  const { status, headers, body } = await askOutside(url, requestHeaders, timeoutMs)
  if (status === 404 || status === 410 || status === 204) return 'no such tile'
  if (status !== 200 || !(headers.get('content-type') ?? '').startsWith('image/')) return 'down'
  return tileImage(body) ?? 'down'
}

function tileUrl(template: string, { z, x, y }: Tile): string {
  const placeholders: Record<string, string> = { z: String(z), x: String(x), y: String(y), s: 'a', r: '' }
  return template.replace(/\{([zxysr])\}/g, (_, part: string) => placeholders[part] ?? '')
}
