import type { GeocodingResult } from '@running-dinner/domain'
import { isValidCoordinate } from '@running-dinner/domain/dinner-routes/map-layout.ts'

export interface Destination {
  street: string
  streetNr: string
  zip: string
  cityName: string
  geocodingResult?: GeocodingResult | undefined
}

export type Device = 'android' | 'apple' | 'other'

/** Phones have a scheme of their own that opens whatever map app their owner uses. */
export function deviceOf(userAgent: string): Device {
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'apple' : 'other'
}

/**
 * Opens the navigation towards a home: by its coordinate if that is the house, by its address if it is only the town.
 */
export function navigationLink(destination: Destination, device: Device): string {
  const { geocodingResult } = destination
  const isHouse = isValidCoordinate(geocodingResult) && geocodingResult.quality !== 'APPROXIMATE'
  const point = isHouse ? `${geocodingResult.lat},${geocodingResult.lng}` : undefined
  const address = encodeURIComponent(addressLine(destination))
  if (device === 'android') return `geo:${point ?? '0,0'}?q=${point ?? address}`
  if (device === 'apple') return `maps://?daddr=${point ?? address}`
  return `https://www.openstreetmap.org/directions?to=${encodeURIComponent(point ?? addressLine(destination))}`
}

export function addressLine({ street, streetNr, zip, cityName }: Omit<Destination, 'geocodingResult'>): string {
  return [`${street} ${streetNr}`.trim(), `${zip} ${cityName}`.trim()].filter((part) => part !== '').join(', ')
}
