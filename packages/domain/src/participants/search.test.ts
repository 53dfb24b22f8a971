import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleParticipant } from '../../test/example-participant.ts'
import { isSearching, searchParticipants } from './search.ts'

const zoe = exampleParticipant(1, {
  firstnamePart: 'Zoë-Marie',
  lastname: "O'Weiß",
  email: 'zoe@beispiel.de',
  street: 'Münsterstraße',
  streetNr: '12 a',
  zip: '01067',
  cityName: 'Dresden',
  mobileNumber: '+49 (171) 123-45',
})
const ben = exampleParticipant(2, {
  firstnamePart: 'Ben',
  lastname: 'Auer',
  street: 'Gartenweg',
  streetNr: '3',
  zip: '79100',
  cityName: 'Freiburg',
})

test.each([
  ['the whole name', 'Zoë-Marie O’Weiß'],
  ['the name in other case without accents', 'ZOEMARIE OWEISS'],
  ['the last name first', "O'Weiß, Zoë"],
  ['a part of the e-mail address', '@beispiel'],
  ['the street', 'münsterstr'],
  ['street and number', 'Münsterstraße 12a'],
  ['the zip with its leading zero', '01067'],
  ['zip and city', '01067 Dresden'],
  ['the mobile number in another spelling', '+49171 12345'],
])('%s finds the person', (_, typed) => {
  expect(searchParticipants([zoe, ben], typed)).toEqual([zoe])
})

test('a text in no field finds no person', () => {
  expect(searchParticipants([zoe, ben], 'Hamburg')).toEqual([])
})

test('a text across two different fields finds no person', () => {
  expect(searchParticipants([zoe, ben], 'Auer Gartenweg')).toEqual([])
})

test('an empty text, blanks and punctuation find all, in order', () => {
  for (const typed of ['', '  ', '-.,']) {
    expect(isSearching(typed)).toBe(false)
    expect(searchParticipants([zoe, ben], typed)).toEqual([zoe, ben])
  }
  expect(isSearching(' b ')).toBe(true)
})

test('a person is found by the whole name, regardless of spaces and case', () => {
  const name = fc.string({ minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(name, name, (firstnamePart, lastname) => {
      const person = exampleParticipant(3, { firstnamePart, lastname })
      expect(searchParticipants([person], ` ${firstnamePart.toUpperCase()}  ${lastname} `)).toEqual([person])
    }),
  )
})
