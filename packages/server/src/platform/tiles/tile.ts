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
