import type { Coordinate } from '@running-dinner/domain'

/** A coordinate from an answer nobody vouches for: decimal numbers or their text, in range, to about a metre; else undefined. */
export function answeredCoordinate(lat: unknown, lng: unknown): Coordinate | undefined {
  const [north, east] = [degrees(lat, 90), degrees(lng, 180)]
  // Null Island is what broken services answer.
  if (north === undefined || east === undefined || (north === 0 && east === 0)) return undefined
  return { lat: north, lng: east }
}

function degrees(value: unknown, most: number): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,3}(\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > most) return undefined
  return Math.round(number * 1e5) / 1e5
}
