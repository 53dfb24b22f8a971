import { wizard as german } from '@running-dinner/phrases/german'
import { expect, test } from 'vitest'
import { proposedTimeZone, timeZoneGroups } from './time-zones.ts'

test.each([
  ['the country’s zone, wherever the browser is', 'AT', 'America/New_York', 'Europe/Vienna'],
  ['the browser’s zone without a country', '', 'Europe/London', 'Europe/London'],
  ['the browser’s zone in a country without one of its own', 'US', 'America/Denver', 'America/Denver'],
  ['Berlin where the browser names no region', '', 'UTC', 'Europe/Berlin'],
  ['Berlin where the browser names only a shift', '', 'Etc/GMT+1', 'Europe/Berlin'],
  ['Berlin where the browser says nothing', '', undefined, 'Europe/Berlin'],
])('proposes %s', (_, country, browserZone, expected) => {
  expect(proposedTimeZone(country, browserZone)).toBe(expected)
})

test('zones are grouped by region and named by place, the stored one among them', () => {
  const zones = ['Europe/Vienna', 'Europe/Berlin', 'America/Argentina/La_Rioja', 'UTC']
  expect(timeZoneGroups(zones, 'Asia/Calcutta', new Map())).toEqual([
    { region: 'America', zones: [{ value: 'America/Argentina/La_Rioja', label: 'La Rioja, Argentina' }] },
    { region: 'Asia', zones: [{ value: 'Asia/Calcutta', label: 'Calcutta' }] },
    {
      region: 'Europe',
      zones: [
        { value: 'Europe/Berlin', label: 'Berlin' },
        { value: 'Europe/Vienna', label: 'Vienna' },
      ],
    },
    { region: 'UTC', zones: [{ value: 'UTC', label: 'UTC' }] },
  ])
})

test('regions and places have the names of the page’s language, and their order', () => {
  const names = new Map([
    ['Europe', 'Europa'],
    ['Vienna', 'Wien'],
    ['Asia', 'Asien'],
  ])
  expect(timeZoneGroups(['Europe/Vienna', 'Europe/Warsaw', 'Europe/Berlin'], 'Asia/Tokyo', names)).toEqual([
    { region: 'Asien', zones: [{ value: 'Asia/Tokyo', label: 'Tokyo' }] },
    {
      region: 'Europa',
      zones: [
        { value: 'Europe/Berlin', label: 'Berlin' },
        { value: 'Europe/Warsaw', label: 'Warsaw' },
        { value: 'Europe/Vienna', label: 'Wien' },
      ],
    },
  ])
})

test('every name of the phrases is part of a time zone', () => {
  const parts = new Set(Intl.supportedValuesOf('timeZone').flatMap((zone) => zone.split('/')))
  expect(Object.keys(german.basics.zoneNames).filter((name) => !parts.has(name))).toEqual([])
})
