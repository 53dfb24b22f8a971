import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { addressSuggestions } from './address-suggestions.ts'

const typed = { street: 'Habsburger', streetNr: '', zip: '79104', cityName: '', country: 'DE' }
const feature = (properties: object) => ({ properties })

/** A service with this answer, and a clock that advances by a minute with every question. */
async function given(body: string, protocol: 'photon' | 'nominatim' = 'photon', stepMs = 60_000) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  let now = Date.parse('2030-05-01T10:00:00Z')
  const suggest = addressSuggestions({
    config: {
      ...readConfig({}),
      geocoder: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, protocol },
    },
    clock: {
      now: () => {
        now += stepMs
        return new Date(now)
      },
    },
    baseUrl: () => 'http://localhost',
  })
  return { suggest, asked }
}

const street = { type: 'street', name: 'Habsburgerstraße', postcode: '79104', city: 'Freiburg', countrycode: 'DE' }

test('suggests each street and house of the country once', async () => {
  const house = { type: 'house', street: 'Habsburgerstraße', housenumber: '7', postcode: '79104', city: 'Freiburg' }
  const features = [street, street, { ...street, countrycode: 'AT' }, { type: 'city', name: 'Habsburg' }, house].map(
    feature,
  )
  const { suggest, asked } = await given(JSON.stringify({ features }))
  expect(await suggest(typed)).toEqual([
    { street: 'Habsburgerstraße', streetNr: '', zip: '79104', cityName: 'Freiburg' },
    { street: 'Habsburgerstraße', streetNr: '7', zip: '79104', cityName: 'Freiburg' },
  ])
  expect(asked).toEqual(['/api?q=Habsburger%2C+79104&limit=8'])
})

test.each([
  '@192.0.2.1/',
  '//192.0.2.1',
  '\\\\192.0.2.1',
  '?@192.0.2.1',
  '#@192.0.2.1',
  '/../..//192.0.2.1',
  ' 192.0.2.1',
])('asks the configured host whatever is typed: %s (SEC-14)', async (text) => {
  const { suggest, asked } = await given(JSON.stringify({ features: [] }))
  await suggest({ street: text, streetNr: text, zip: text, cityName: text, country: text })
  expect(asked).toEqual([expect.stringMatching(/^\/api\?q=[\w%+.*-]+&limit=8$/)])
})

test.each(['', '<html>', '{}', '{"features":[{}]}', '{"features":[{"properties":7}]}'])(
  'an answer that is none (%s) suggests nothing',
  async (body) => {
    expect(await (await given(body)).suggest(typed)).toEqual([])
  },
)

test('asks no service for two letters, twice within a second, or with a protocol that forbids it', async () => {
  const body = JSON.stringify({ features: [feature(street)] })
  const short = await given(body)
  expect([await short.suggest({ ...typed, street: 'Ha' }), short.asked]).toEqual([[], []])
  const fast = await given(body, 'photon', 400)
  const counts = []
  for (let turn = 0; turn < 4; turn++) counts.push((await fast.suggest(typed)).length)
  expect([counts, fast.asked.length]).toEqual([[1, 0, 0, 1], 2])
  const nominatim = await given(body, 'nominatim')
  expect([await nominatim.suggest(typed), nominatim.asked]).toEqual([[], []])
})
