import type { Coordinate, GeocodingQuality } from '../../events/dinner/dinner.ts'

/** Distance between the markers of one address, in degrees: 15 to 20 metres, enough to click each. */
const sameAddressOffset = 0.0002

/** On the wire an unknown position is -1/-1. */
export function isValidCoordinate<T extends Coordinate>(coordinate: T | undefined): coordinate is T {
  if (!coordinate) return false
  const { lat, lng } = coordinate
  return Number.isFinite(lat) && Number.isFinite(lng) && !(lat === -1 && lng === -1)
}

/** Whether a coordinate is the town's and says nothing about the house. */
export function isTownOnly(place: { quality?: GeocodingQuality | undefined } | undefined): boolean {
  return place?.quality === 'APPROXIMATE' || place?.quality === 'DOUBTFUL'
}

/**
 * Spreads markers that would cover each other: the first stays, the others are placed around it in rings of six, twelve
 * and so on. Rings, because without a geocoder a whole town may share one position.
 */
export function spreadSameAddress<T extends Coordinate>(points: readonly T[]): T[] {
  const seenPlaces = new Map<string, number>()
  return points.map((point) => {
    const address = `${point.lat.toFixed(5)} ${point.lng.toFixed(5)}`
    const index = seenPlaces.get(address) ?? 0
    seenPlaces.set(address, index + 1)
    return index === 0 ? point : { ...point, ...around(point, index) }
  })
}

function around(centre: Coordinate, index: number): Coordinate {
  let ring = 1
  let place = index - 1
  for (; place >= 6 * ring; ring++) place -= 6 * ring
  const angle = (2 * Math.PI * place) / (6 * ring)
  const radius = ring * sameAddressOffset
  return { lat: centre.lat + radius * Math.sin(angle), lng: centre.lng + radius * Math.cos(angle) }
}

/** Steps of the golden angle keep the hues of consecutive numbers apart. */
const goldenAngle = 137.50776405
/**
 * Relative luminance (WCAG). Between 0.1 and 0.18 a colour has a contrast of at least 4.5 : 1 with white, for the
 * number on the marker, and of 3 : 1 with black, for the line on a dark map.
 */
const luminances = [0.17, 0.12, 0.145] as const
const saturations = [0.9, 0.6] as const

/** `#rrggbb`, always the same for a team number and different from those of the other teams of a dinner. */
export function teamColour(teamNumber: number): string {
  const hue = (teamNumber * goldenAngle) % 360
  const luminance = luminances[teamNumber % luminances.length] ?? luminances[0]
  const saturation = saturations[Math.floor(teamNumber / luminances.length) % saturations.length] ?? saturations[0]
  let [dark, light] = [0, 1]
  for (let step = 0; step < 20; step++) {
    const middle = (dark + light) / 2
    if (luminanceOf(toRgb(hue, saturation, middle)) < luminance) dark = middle
    else light = middle
  }
  return `#${toRgb(hue, saturation, dark)
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Channels 0..1 of a colour given as HSL. */
function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

function luminanceOf([red, green, blue]: [number, number, number]): number {
  const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
