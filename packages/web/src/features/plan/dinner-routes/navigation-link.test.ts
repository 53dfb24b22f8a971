import { describe, expect, test } from 'vitest'
import { addressLine, deviceOf, navigationLink } from './navigation-link.ts'

const home = { street: 'Körnerstraße', streetNr: '20', zip: '04107', cityName: 'Leipzig' }
const house = { lat: 51.3256, lng: 12.3691 }
const address = 'K%C3%B6rnerstra%C3%9Fe%2020%2C%2004107%20Leipzig'

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8)', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 'apple'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'other'],
])('detects the device of "%s" as %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})

describe('the link to a home', () => {
  test('uses the coordinate when the house is known', () => {
    const there = { ...home, geocodingResult: { ...house, quality: 'EXACT' as const } }
    expect(navigationLink(there, 'android')).toBe('geo:51.3256,12.3691?q=51.3256,12.3691')
    expect(navigationLink(there, 'apple')).toBe('maps://?daddr=51.3256,12.3691')
    expect(navigationLink(there, 'other')).toBe('https://www.openstreetmap.org/directions?to=51.3256%2C12.3691')
  })

  test.each([{ ...house, quality: 'APPROXIMATE' as const }, undefined])(
    'uses the address when only the town or nothing is known (%o)',
    (geocodingResult) => {
      const there = { ...home, ...(geocodingResult && { geocodingResult }) }
      expect(navigationLink(there, 'android')).toBe(`geo:0,0?q=${address}`)
      expect(navigationLink(there, 'other')).toBe(`https://www.openstreetmap.org/directions?to=${address}`)
    },
  )
})

test('writes an address on one line without gaps for missing parts', () => {
  expect(addressLine(home)).toBe('Körnerstraße 20, 04107 Leipzig')
  expect(addressLine({ street: '', streetNr: '', zip: '04107', cityName: 'Leipzig' })).toBe('04107 Leipzig')
})
