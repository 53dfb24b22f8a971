import type { GeocodingResult } from '@running-dinner/domain'

/** The three columns that hold a coordinate, in any table. */
export interface GeocodingColumns {
  lat: number | null
  lng: number | null
  geocodingQuality: string | null
}

/** For a changed address: discards the coordinate, which is valid only for the old one, and queues a look-up. */
export function notLocatedSince(dueAt: Date) {
  return {
    lat: null,
    lng: null,
    geocodingQuality: null,
    geocodedAddressHash: null,
    geocodingAttempts: 0,
    geocodingDueAt: dueAt,
  }
}

export function toGeocodingResult(row: GeocodingColumns): GeocodingResult | undefined {
  if (row.lat === null || row.lng === null || row.geocodingQuality === null) return undefined
  // Narrowed by a check constraint.
  return { lat: row.lat, lng: row.lng, quality: row.geocodingQuality as GeocodingResult['quality'] }
}
