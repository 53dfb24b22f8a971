interface Tile {
  url: string
  /** Pixels from the middle of the map. */
  left: number
  top: number
}

const zoom = 12
const tileSize = 256

/** The map tiles around a place, three wide and two high; the place lies in the middle (Web Mercator). */
export function areaTiles({ lat, lng }: { lat: number; lng: number }): Tile[] {
  const count = 2 ** zoom
  const angle = (lat * Math.PI) / 180
  const x = ((lng + 180) / 360) * count
  const y = ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count
  const columns = around(x, [-1, 0, 1, 2])
  const rows = around(y, [-1, 0, 1])
  return rows.flatMap((row) =>
    columns.map((column) => ({
      url: `/tiles/${zoom}/${column}/${row}.png`,
      left: Math.round((column - x) * tileSize),
      top: Math.round((row - y) * tileSize),
    })),
  )
}

function around(position: number, steps: readonly number[]): number[] {
  return steps.map((step) => Math.round(position) - 1 + step)
}
