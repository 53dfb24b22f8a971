import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Coordinate } from '@running-dinner/domain'
import { straightLineMetres } from '@running-dinner/domain/dinner-routes/distance.ts'
import { serverFolder } from '../server-folder.ts'
import type { Address } from './address.ts'
import { placeKeys } from './place-key.ts'

interface Country {
  areas: ReadonlyMap<string, Coordinate>
  /** Lines of the asset, largest place first. Searched as text: a map of all names would take twenty times the memory. */
  places: string
}

interface Candidate {
  coordinate: Coordinate
  population: number
  isMainName: boolean
}

/** GeoNames' places with at least 1000 inhabitants, made by scripts/generate-city-table.ts (decisions B20). */
const asset = join(serverFolder(), 'assets/cities.tsv.gz')
/** How far from the middle of its zip area (by length of the prefix) a place of the right name may be the right one. */
const reachKm: Readonly<Record<number, number>> = { 1: 300, 2: 150 }

let table: Promise<ReadonlyMap<string, Country>> | undefined

/** The town of an address; of several with one name, the one near the zip's area. Undefined when none fits. */
export async function findCity(
  address: Pick<Address, 'zip' | 'cityName' | 'country'>,
): Promise<Coordinate | undefined> {
  table ??= readTable()
  const country = (await table).get(address.country.toUpperCase())
  if (!country) return undefined
  const area = zipArea(country, address)
  for (const key of placeKeys(address.cityName)) {
    const best = bestOf(candidates(country.places, key), area)
    if (best) return best.coordinate
  }
  return undefined
}

async function readTable(): Promise<ReadonlyMap<string, Country>> {
  const text = (await promisify(gunzip)(await readFile(asset))).toString('latin1')
  return new Map(text.split('\n\n').map((block) => [block.slice(0, 2), toCountry(block)]))
}

function toCountry(block: string): Country {
  const start = block.indexOf('\n|')
  const areas = block.slice(0, start).split('\n').slice(1)
  return {
    areas: new Map(
      areas
        .map((line) => line.split('\t'))
        .map(([prefix = '', lat, lng]) => [prefix.slice(1), { lat: Number(lat), lng: Number(lng) }]),
    ),
    places: block.slice(start),
  }
}

interface Area {
  middle: Coordinate
  reachKm: number
}

function zipArea(country: Country, { zip, country: code }: Pick<Address, 'zip' | 'country'>): Area | undefined {
  const digits = /\d+/.exec(zip)?.[0] ?? ''
  // Spreadsheets take the zero from 01067 (samples of organisers' lists).
  const whole = code.toUpperCase() === 'DE' && digits.length === 4 ? `0${digits}` : digits
  for (const length of [2, 1]) {
    const middle = country.areas.get(whole.slice(0, length))
    if (middle) return { middle, reachKm: reachKm[length] ?? 0 }
  }
  return undefined
}

function* candidates(places: string, key: string): Generator<Candidate> {
  const name = `|${key}|`
  for (let at = places.indexOf(name); at !== -1; at = places.indexOf(name, at + 1)) {
    const start = places.lastIndexOf('\n', at) + 1
    const end = places.indexOf('\n', at)
    const [, lat, lng, population] = places.slice(start, end === -1 ? undefined : end).split('\t')
    yield {
      coordinate: { lat: Number(lat), lng: Number(lng) },
      population: Number(population),
      isMainName: at === start,
    }
  }
}

function bestOf(found: Iterable<Candidate>, area: Area | undefined): Candidate | undefined {
  let best: { candidate: Candidate; score: number } | undefined
  for (const candidate of found) {
    const km = area ? straightLineMetres(area.middle, candidate.coordinate) / 1000 : 0
    if (area && km > area.reachKm) continue
    const score = scoreOf(candidate, km)
    if (!best || score > best.score) best = { candidate, score }
  }
  return best?.candidate
}

/** A town ten times as large may be 15 km further away; the middle of a zip area is only roughly known. */
function scoreOf({ population, isMainName }: Candidate, km: number): number {
  return 15 * Math.log10(population + 1) + (isMainName ? 10 : 0) - km
}
