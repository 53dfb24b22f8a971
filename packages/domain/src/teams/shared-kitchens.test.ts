import { expect, test } from 'vitest'
import type { GeocodingQuality } from '../dinner/dinner.ts'
import { exampleParticipant } from '../participants/example-participant.ts'
import { sharedKitchens } from './shared-kitchens.ts'

const at = (number: number, lat: number, quality: GeocodingQuality = 'EXACT') =>
  exampleParticipant(number, { geocodingResult: { lat, lng: 8, quality } })

test('hosts of one address share a kitchen, however it is typed', () => {
  const hosts = [
    exampleParticipant(1, { street: 'Am  Markt', streetNr: '3a' }),
    exampleParticipant(2),
    exampleParticipant(3, { street: ' am markt ', streetNr: '3A' }),
    exampleParticipant(4, { street: 'Am Markt', streetNr: '3a', zip: '79100' }),
  ]
  expect(sharedKitchens(hosts)).toEqual([[0, 2]])
})

test('hosts at one spot share a kitchen, hosts known only by town do not', () => {
  expect(sharedKitchens([at(1, 48), at(2, 48.00001), at(3, 48.001), at(4, 48)])).toEqual([[0, 1, 3]])
  expect(sharedKitchens([at(1, 48, 'APPROXIMATE'), at(2, 48, 'APPROXIMATE')])).toEqual([])
})

test('nobody shares with a team without a host, nor by an empty street or a coordinate that is none', () => {
  const nowhere = exampleParticipant(1, { street: '', streetNr: '' })
  expect(sharedKitchens([undefined, nowhere, { ...nowhere, id: 'p2' }, undefined])).toEqual([])
  expect(sharedKitchens([at(1, Number.NaN), at(2, Number.NaN)])).toEqual([])
})
