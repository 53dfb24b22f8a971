import type { Home } from '../notification-status/notification.ts'

type Place = Pick<Home, 'street' | 'streetNr' | 'zip' | 'cityName' | 'pin'>

/** The place on a map that opens on every device; undefined without an address. A pin set by hand is more exact. */
export function mapLink({ street, streetNr, zip, cityName, pin }: Place): string | undefined {
  if (pin) return `https://www.openstreetmap.org/?mlat=${pin.lat}&mlon=${pin.lng}#map=17/${pin.lat}/${pin.lng}`
  const parts = [`${street} ${streetNr}`.trim(), `${zip} ${cityName}`.trim()].filter((part) => part !== '')
  if (parts.length === 0) return undefined
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(parts.join(', '))}`
}
