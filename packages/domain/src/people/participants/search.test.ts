import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { findHit, isSearching, searchIndex, searchKey, searchParticipants } from './search.ts'

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

test('people whose name begins so come before those who only contain it', () => {
  const named = (number: number, firstnamePart: string, lastname: string) =>
    exampleParticipant(number, { firstnamePart, lastname, street: 'Weg' })
  const [johanna, hanna, anna, marianna] = [
    named(1, 'Johanna', 'Bär'),
    named(2, 'Hanna', 'Weiß'),
    named(3, 'Anna', 'Lang'),
    named(4, 'Eva-Anna', 'Kurz'),
  ]
  expect(searchParticipants([johanna, hanna, anna, marianna], 'anna')).toEqual([anna, marianna, johanna, hanna])
})

test.each([
  [
    'the name before another field',
    'bert',
    [
      ['name', 'Bert Ott'],
      ['note', 'Bert fragen'],
    ],
    'name',
    'Bert',
  ],
  [
    'a word of another field before the middle of the name',
    'nuss',
    [
      ['name', 'Rossnuss'],
      ['food', 'keine Nüsse'],
    ],
    'food',
    'Nüss',
  ],
  [
    'a whole text before its beginning elsewhere',
    'team 4',
    [
      ['note', 'Team 40'],
      ['team', 'Team 4'],
    ],
    'team',
    'Team 4',
  ],
  ['the later word over the middle of an earlier one', 'nuss', [['food', 'Haselnuss, Nuss']], 'food', 'Nuss'],
  ['an ß for two letters', 'strasse', [['address', 'Große Straße 4']], 'address', 'Straße'],
  ['letters with their marks apart', 'zoe', [['name', 'Zoe\u0308 Lang']], 'name', 'Zoe'],
  ['letters of two units', 'b', [['name', '\u{1d401}ert']], 'name', '\u{1d401}'],
] as const)('prefers %s, and says where it stands', (_, typed, texts, field, found) => {
  const index = searchIndex(texts.map(([name, text]) => ({ field: name, text })))
  const hit = findHit(index, searchKey(typed))
  expect(hit?.field).toBe(field)
  expect(hit?.text.slice(hit.start, hit.end)).toBe(found)
})

test('nothing is hit by an empty key', () => {
  expect(findHit(searchIndex([{ field: 'name', text: 'Bert' }]), '')).toBeUndefined()
})
