import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cityTable } from '../../../../../../scripts/generate-city-table.ts'
import { findCity, findCityFarFrom } from './city-table.ts'

const near = async (zip: string, cityName: string, country = 'DE') => {
  const found = await findCity({ zip, cityName, country })
  return found && [Math.round(found.lat * 10) / 10, Math.round(found.lng * 10) / 10]
}

test.each([
  ['79104', 'Freiburg'],
  ['79104', 'freiburg im breisgau'],
  ['79104', 'Freiburg i. Br.'],
  ['79104', 'Freiburg i.Br'],
  ['79117', 'Freiburg-Littenweiler'],
  ['79117', 'Freiburg (Littenweiler)'],
  ['79117', 'Freiburg Littenweiler'],
  ['D-79104', '79104 Freiburg'],
])('%s %s is Freiburg in the south', async (zip, cityName) => {
  expect(await near(zip, cityName)).toEqual([48, 7.9])
})

test('chooses by zip between towns of the same name', async () => {
  expect(await near('21729', 'Freiburg')).toEqual([53.8, 9.3])
  expect(await near('60311', 'Frankfurt')).toEqual([50.1, 8.7])
  expect(await near('15230', 'Frankfurt')).toEqual([52.3, 14.6])
  expect(await near('67433', 'Neustadt')).toEqual([49.4, 8.1])
  expect(await near('01844', 'Neustadt')).toEqual([51, 14.2])
})

test('restores the leading zero that a spreadsheet dropped from a zip', async () => {
  expect(await near('1844', 'Neustadt')).toEqual([51, 14.2])
})

test.each([
  ['80331', 'München', 'DE', [48.1, 11.6]],
  ['80331', 'MUENCHEN', 'de', [48.1, 11.6]],
  ['1070', 'Wien', 'AT', [48.2, 16.4]],
  ['3100', 'St. Pölten', 'AT', [48.2, 15.6]],
  ['1204', 'Genf', 'CH', [46.2, 6.1]],
  ['1204', 'Genève', 'CH', [46.2, 6.1]],
  ['39100', 'Bozen', 'IT', [46.5, 11.3]],
  ['67000', 'Straßburg', 'FR', [48.6, 7.7]],
  ['1012 AB', 'Amsterdam', 'NL', [52.4, 4.9]],
])('%s %s (%s) is known by its names', async (zip, cityName, country, where) => {
  expect(await near(zip, cityName, country)).toEqual(where)
})

test.each([
  ['79104', 'Paris', 'DE'],
  ['00000', 'Nirgendwo', 'DE'],
  ['79104', '', 'DE'],
  ['79104', '|', 'DE'],
  ['79104', '東京', 'DE'],
  ['10001', 'New York', 'US'],
  ['97104', 'Freiburg', 'DE'],
])('%s %j (%s) is not guessed', async (zip, cityName, country) => {
  expect(await near(zip, cityName, country)).toBeUndefined()
})

test('has the table that its script generates', () => {
  const embedded = readFileSync(new URL('../../../../assets/cities.tsv.gz', import.meta.url))
  expect(gunzipSync(embedded).toString('latin1') === cityTable()).toBe(true)
})

/** North of a point in the middle of Freiburg (79104). */
const northOfFreiburg = (km: number) => ({ lat: 47.9959 + km / 111.195, lng: 7.8522 })

test.each([
  ['79104', 'Freiburg', 24, false],
  ['79104', 'Freiburg', 26, true],
  ['79104', 'Freiburg-Littenweiler', 400, true],
  ['', 'Freiburg im Breisgau', 400, true],
  ['79104', '', 400, false],
  ['79104', 'Hintertupfing', 400, false],
  ['21729', 'Freiburg', 0, true],
])('zip %j and town %j speak against a house %d km north of Freiburg: %s', async (zip, cityName, km, isFar) => {
  const found = await findCityFarFrom(northOfFreiburg(km), { zip, cityName, country: 'DE' })
  expect(found !== undefined).toBe(isFar)
})
