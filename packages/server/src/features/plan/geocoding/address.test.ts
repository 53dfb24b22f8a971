import { expect, test } from 'vitest'
import { addressHash } from './address.ts'

const address = { street: 'Günterstalstraße', streetNr: '21', zip: '79100', cityName: 'Freiburg', country: 'DE' }
const hash = (change: Partial<typeof address>) => addressHash({ ...address, ...change }).toString('hex')

test('is the same for other blanks, capitals and composed letters', () => {
  expect(hash({ street: ' günterstalstraße'.normalize('NFD'), cityName: 'FREIBURG ' })).toBe(hash({}))
})

test.each(Object.keys(address))('another %s makes another address', (field) => {
  expect(hash({ [field]: 'x' })).not.toBe(hash({}))
})

test('differs when text moves from one field to the next', () => {
  expect(hash({ street: 'Günterstalstraße 21', streetNr: '' })).not.toBe(hash({}))
})
