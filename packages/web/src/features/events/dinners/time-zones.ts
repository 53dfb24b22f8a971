import { dinnerDefaults } from '@running-dinner/domain/events'

/** One zone for each country the wizard offers. */
const zoneOfCountry: Readonly<Record<string, string>> = {
  DE: 'Europe/Berlin',
  AT: 'Europe/Vienna',
  CH: 'Europe/Zurich',
  LI: 'Europe/Vaduz',
  LU: 'Europe/Luxembourg',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  DK: 'Europe/Copenhagen',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  HU: 'Europe/Budapest',
  SI: 'Europe/Ljubljana',
  IT: 'Europe/Rome',
  FR: 'Europe/Paris',
}

/** The country's zone; without a country the browser's, unless it names no region (UTC, Etc/GMT+1); else the default. */
export function proposedTimeZone(country: string, browserZone: string | undefined): string {
  const ofCountry = zoneOfCountry[country]
  if (ofCountry !== undefined) return ofCountry
  if (browserZone === undefined || !browserZone.includes('/') || browserZone.startsWith('Etc/')) {
    return dinnerDefaults.timeZone
  }
  return browserZone
}

export interface TimeZoneGroup {
  region: string
  zones: { value: string; label: string }[]
}

/**
 * All zones by region, `America/Argentina/La_Rioja` as "La Rioja, Argentina"; `current` is among them under the name it is
 * stored by. `names` has the parts that the page's language calls otherwise.
 */
export function timeZoneGroups(
  zones: readonly string[],
  current: string,
  names: ReadonlyMap<string, string>,
): TimeZoneGroup[] {
  const groups = new Map<string, TimeZoneGroup['zones']>()
  for (const timeZone of zones.includes(current) ? zones : [...zones, current]) {
    const parts = timeZone.replaceAll('_', ' ').split('/')
    const [region = '', ...places] = parts.map((part) => names.get(part) ?? part)
    const label = places.length === 0 ? region : places.reverse().join(', ')
    groups.set(region, [...(groups.get(region) ?? []), { value: timeZone, label }])
  }
  return [...groups]
    .sort(([region], [otherRegion]) => region.localeCompare(otherRegion))
    .map(([region, members]) => ({
      region,
      zones: members.sort((zone, otherZone) => zone.label.localeCompare(otherZone.label)),
    }))
}
