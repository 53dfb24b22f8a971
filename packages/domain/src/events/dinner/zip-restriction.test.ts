import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasTooManyZipRestrictions, isZipAllowed, parseZipRestrictions } from './zip-restriction.ts'

describe('zip restrictions', () => {
  test('are single zips and ranges, with blanks and a trailing comma', () => {
    expect(parseZipRestrictions(' 01067 - 01099,79100, ,SW1A 1234,\n4051–4059,')).toEqual({
      entries: [
        { kind: 'range', from: '01067', to: '01099' },
        { kind: 'single', zip: '79100' },
        { kind: 'single', zip: 'SW1A 1234' },
        { kind: 'range', from: '4051', to: '4059' },
      ],
      invalid: [],
    })
  })

  test.each([
    '0-2147483647',
    '99999-1',
    '99999-10000',
    '1-',
    '-',
    'a-b',
    '01067-01070-01099',
    '-79100',
    '123',
    'abcd',
    '12345678901',
    '1234-12345',
    '١٢٣٤٥',
  ])('name %s as invalid', (entry) => {
    expect(parseZipRestrictions(`79100, ${entry}`)).toEqual({
      entries: [{ kind: 'single', zip: '79100' }],
      invalid: [entry],
    })
  })

  test('are at most two hundred', () => {
    const list = (size: number) => parseZipRestrictions(Array.from({ length: size }, () => '79100').join(','))
    expect(hasTooManyZipRestrictions(list(200))).toBe(false)
    expect(hasTooManyZipRestrictions(list(201))).toBe(true)
  })
})

describe('a zip', () => {
  test.each([
    ['inside a range', '01070', '01067-01099', true],
    ['at its lower bound', '01067', '01067-01099', true],
    ['at its upper bound', '01099', '01067-01099', true],
    ['outside', '01100', '01067-01099', false],
    ['with fewer characters than the bounds', '1070', '01067-01099', false],
    ['with letters', '0107A', '01067-01099', false],
    ['listed', '79100', '01067-01099,79100', true],
    ['listed in other case and with blanks', ' sw1a 1234', 'SW1A 1234', true],
    ['not listed', '79101', '79100', false],
    ['with its country, inside a range', 'D-79100', '79100-79199', true],
    ['with its country, listed', 'de 79100', '79100', true],
    ['with its country, not listed', 'D-79101', '79100', false],
    ['without any restriction', '1', '', true],
    ['with empty entries only', '1', ' , ', true],
  ])('%s', (_, zip, restrictions, expected) => {
    expect(isZipAllowed(zip, restrictions)).toBe(expected)
  })

  test('is allowed by a range exactly when its number lies between the bounds (INP-05)', () => {
    const fiveDigits = fc.integer({ min: 0, max: 99_999 })
    const asZip = (value: number) => String(value).padStart(5, '0')
    fc.assert(
      fc.property(fiveDigits, fiveDigits, fiveDigits, (one, other, zip) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        expect(isZipAllowed(asZip(zip), `${asZip(from)}-${asZip(to)}`)).toBe(from <= zip && zip <= to)
      }),
    )
  })
})
