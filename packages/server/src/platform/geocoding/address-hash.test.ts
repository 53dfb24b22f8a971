import { expect, test } from 'vitest'
import { addressHash } from './address-hash.ts'

const address = { street: 'Günterstalstraße', streetNr: '21', zip: '79100', cityName: 'Freiburg', country: 'DE' }
const hash = (change: Partial<typeof address>) => addressHash({ ...address, ...change }).toString('hex')

test('blanks, capitals and composed letters do not make another address', () => {
  expect(hash({ street: ' günterstalstraße'.normalize('NFD'), cityName: 'FREIBURG ' })).toBe(hash({}))
})

test.each(Object.keys(address))('another %s makes another address', (field) => {
  expect(hash({ [field]: 'x' })).not.toBe(hash({}))
})

test('what moves from one field to the next makes another address', () => {
  expect(hash({ street: 'Günterstalstraße 21', streetNr: '' })).not.toBe(hash({}))
})
