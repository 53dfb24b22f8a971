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
  expect(timeZoneGroups(zones, 'Asia/Calcutta')).toEqual([
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
