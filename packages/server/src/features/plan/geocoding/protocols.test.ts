import { expect, test } from 'vitest'
import { nominatim, photon } from './geocoder.ts'

const address = { street: '', streetNr: '', zip: '79104', cityName: 'Freiburg', country: '' }

test('leaves empty parts of an address out', () => {
  expect(nominatim.url('http://g', address)).toBe('http://g/search?format=jsonv2&limit=1&q=79104+Freiburg')
  expect(photon.url('http://g', address)).toBe('http://g/api?q=79104+Freiburg&limit=1')
})

test('marks a street or town as approximate', () => {
  expect(nominatim.read([{ lat: '48', lon: '7.8', place_rank: 26 }], address)).toMatchObject({
    result: { quality: 'APPROXIMATE' },
  })
  const feature = (type: string) => ({ features: [{ geometry: { coordinates: [7.8, 48] }, properties: { type } }] })
  expect(photon.read(feature('street'), address)).toMatchObject({ result: { quality: 'APPROXIMATE' } })
  expect(photon.read(feature('house'), address)).toMatchObject({ result: { quality: 'EXACT' } })
})

test('does not accept a place in another country', () => {
  const feature = { features: [{ geometry: { coordinates: [7.8, 48] }, properties: { countrycode: 'US' } }] }
  expect(photon.read(feature, { ...address, country: 'DE' })).toEqual({ kind: 'not found' })
  expect(photon.read(feature, { ...address, country: 'US' })).toMatchObject({ kind: 'found' })
})

test.each([
  ['', ''],
  ['48', ' '],
  [null, 7],
  [true, 7],
  [[48], 7],
  ['0x30', '7'],
  ['1e1', '7'],
  ['Infinity', '7'],
  [90.1, 7],
  [48, -180.1],
  [0, 0],
])('%j, %j is no coordinate', (lat, lon) => {
  expect(nominatim.read([{ lat, lon }], address)).toEqual({ kind: 'failed' })
})

test('rounds coordinates to about a metre', () => {
  expect(nominatim.read([{ lat: '-48.1234567', lon: 179.9999999 }], address)).toMatchObject({
    result: { lat: -48.12346, lng: 180 },
  })
})
