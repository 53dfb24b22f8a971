import type { GeocodingResult } from '@running-dinner/domain'
import { isTownOnly, isValidCoordinate } from '@running-dinner/domain/plan'

export interface Destination {
  street: string
  streetNr: string
  zip: string
  cityName: string
  geocodingResult?: GeocodingResult | undefined
}

export type Device = 'android' | 'apple' | 'other'

/** Android and Apple have URL schemes that open the preferred map app. */
export function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'apple' : 'other'
}

/** Link that starts the navigation to a home: by its coordinate, or by its address when only the town is located. */
export function navigationLink(destination: Destination, device: Device): string {
  const { geocodingResult } = destination
  const isHouse = isValidCoordinate(geocodingResult) && !isTownOnly(geocodingResult)
  const point = isHouse ? `${geocodingResult.lat},${geocodingResult.lng}` : undefined
  const address = encodeURIComponent(addressLine(destination))
  if (device === 'android') return `geo:${point ?? '0,0'}?q=${point ?? address}`
  if (device === 'apple') return `maps://?daddr=${point ?? address}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point ?? addressLine(destination))}`
}

export function addressLine({ street, streetNr, zip, cityName }: Omit<Destination, 'geocodingResult'>): string {
  return [`${street} ${streetNr}`.trim(), `${zip} ${cityName}`.trim()].filter((part) => part !== '').join(', ')
}
