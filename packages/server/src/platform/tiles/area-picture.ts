import type { OverlayOptions } from 'sharp'
import type { TileProxy } from './tile-proxy.ts'
import type { Tile } from './tile-source.ts'

const zoom = 12
const tileSize = 256
const size = { width: 720, height: 480 }
const ground = '#ece7de'

/**
 * A static map (Web Mercator) centred on a place, WebP of 720 x 480 points. Missing tiles show a plain ground; `undefined` if
 * all are missing.
 */
export async function areaPicture(
  proxy: TileProxy,
  { lat, lng }: { lat: number; lng: number },
): Promise<Buffer | undefined> {
  const count = 2 ** zoom
  const centre = {
    x: ((lng + 180) / 360) * count * tileSize,
    y: ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * count * tileSize,
  }
  const corner = { left: Math.round(centre.x - size.width / 2), top: Math.round(centre.y - size.height / 2) }
  const columns = steps(corner.left, size.width)
  const rows = steps(corner.top, size.height)
  const tiles = rows.flatMap((y) => columns.map((x): Tile => ({ z: zoom, x: (x + count) % count, y })))
  const { default: sharp } = await import('sharp')
  const images = await Promise.all(tiles.map(async (tile) => ({ tile, image: await proxy.image(tile) })))
  const layers = await Promise.all(
    images.map(async ({ tile, image }, index): Promise<OverlayOptions[]> => {
      if (image === undefined) return []
      const column = columns[index % columns.length] ?? tile.x
      const input = await sharp(image.bytes).resize(tileSize, tileSize).toBuffer()
      return [{ input, left: column * tileSize - corner.left, top: tile.y * tileSize - corner.top }]
    }),
  )
  if (layers.every((layer) => layer.length === 0)) return undefined
  const margin = tileSize
  // Tiles overlap the edges: they are drawn on a larger ground and cropped.
  return sharp({
    create: { width: size.width + 2 * margin, height: size.height + 2 * margin, channels: 3, background: ground },
  })
    .composite(
      layers.flat().map((layer) => ({ ...layer, left: (layer.left ?? 0) + margin, top: (layer.top ?? 0) + margin })),
    )
    .png()
    .toBuffer()
    .then((drawn) =>
      sharp(drawn)
        .extract({ left: margin, top: margin, ...size })
        .webp({ quality: 75 })
        .toBuffer(),
    )
}

function steps(start: number, length: number): number[] {
  const first = Math.floor(start / tileSize)
  const last = Math.floor((start + length - 1) / tileSize)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
