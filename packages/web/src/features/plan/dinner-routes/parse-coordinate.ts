import type { Coordinate } from '@running-dinner/domain'

/**
 * Parses a coordinate copied from a map, latitude first: `51.3396, 12.3713`, `51,3396 12,3713`, `N 51.3396° E 12.3713°`
 * or the address of a map page. Undefined for anything else.
 */
export function parseCoordinate(typed: string): Coordinate | undefined {
  const text = typed.trim()
  const [lat, lng] = fromAddress(text) ?? fromText(text) ?? []
  if (lat === undefined || lng === undefined) return undefined
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

/** `…#map=17/51.3396/12.3713`, `…/@51.3396,12.3713,17z`, `…?q=51.3396,12.3713`, `geo:51.3396,12.3713` */
function fromAddress(text: string): [number, number] | undefined {
  if (!/^(https?:|geo:)/i.test(text)) return undefined
  const match = /(?:map=[\d.]+\/|@|[=:])(-?\d+\.\d+)[/,](-?\d+\.\d+)/.exec(decodeURIComponentSafely(text))
  return match ? [Number(match[1]), Number(match[2])] : undefined
}

function fromText(text: string): [number, number] | undefined {
  const bare = text.replace(/[NEOne°]/g, ' ').trim()
  // With decimal commas a comma alone cannot separate the numbers, so a blank or a semicolon is required.
  const pair =
    /^(-?\d+(?:\.\d+)?)\s*[,;/\s]\s*(-?\d+(?:\.\d+)?)$/.exec(bare) ??
    /^(-?\d+(?:,\d+)?)(?:\s*[;/]\s*|,?\s+)(-?\d+(?:,\d+)?)$/.exec(bare)
  return pair ? [toNumber(pair[1]), toNumber(pair[2])] : undefined
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'))
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
