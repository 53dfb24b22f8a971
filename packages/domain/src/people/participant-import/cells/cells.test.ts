import { describe, expect, test } from 'vitest'
import { readCount, readEmail, readGender, readLanguage, readPreferredMeal, readYes } from './read-choice.ts'
import { readCountry, readZip, splitZipAndCity } from './read-country.ts'
import { readDietColumn, readDiets } from './read-diets.ts'
import { splitStreet } from './split-street.ts'
import { tidyLine, tidyText } from './tidy-cell.ts'
import { splitFullName } from './two-names.ts'

describe('a name in one cell', () => {
  test.each([
    ['Mareike Weiß', 'Mareike', 'Weiß'],
    ['Mareike van der Berg', 'Mareike', 'van der Berg'],
    ['Felix da Silva', 'Felix', 'da Silva'],
    ['Jan Van Dyck', 'Jan', 'Van Dyck'],
    ['Anna Maria von und zu Stein', 'Anna Maria', 'von und zu Stein'],
    ['Jördis Schmidt-Rottluff', 'Jördis', 'Schmidt-Rottluff'],
    ['Luca  O’Neill', 'Luca', 'O’Neill'],
    ['van der Berg, Svenja', 'Svenja', 'van der Berg'],
    ['Dr. Emre Moser', 'Dr. Emre', 'Moser'],
    ['Le Nguyễn', 'Le', 'Nguyễn'],
    ['Solo', 'Solo', ''],
    ['', '', ''],
  ])('%s', (cell, firstnamePart, lastname) => {
    expect(splitFullName(cell)).toEqual({ firstnamePart, lastname })
  })
})

describe('street and number in one cell', () => {
  test.each([
    ['Habsburgerstraße 84', 'Habsburgerstraße', '84', ''],
    ['Hansjakobstraße 106 c', 'Hansjakobstraße', '106 c', ''],
    ['Wiehrestraße 8/2', 'Wiehrestraße', '8/2', ''],
    ['Tennenbacher Straße 16b', 'Tennenbacher Straße', '16b', ''],
    ['Musterweg 12 1/2', 'Musterweg', '12 1/2', ''],
    ['Musterstr.12', 'Musterstr.', '12', ''],
    ['Musterstr. Nr. 5', 'Musterstr.', '5', ''],
    ['Am Markt 3-5', 'Am Markt', '3-5', ''],
    ['Dorfstraße 1 – 3a', 'Dorfstraße', '1 – 3a', ''],
    ['Wiener Straße 12/3/14', 'Wiener Straße', '12/3/14', ''],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135', ''],
    ['C4 7', 'C4', '7', ''],
    ['Q7, 12', 'Q7', '12', ''],
    ['221b Baker Street', 'Baker Street', '221b', ''],
    ['12 Rue de la Paix', 'Rue de la Paix', '12', ''],
    ['Musterstraße 5, Hinterhaus', 'Musterstraße', '5', 'Hinterhaus'],
    ['Musterstraße 5 (2. OG)', 'Musterstraße', '5', '2. OG'],
    ['Musterstraße 12, 79100 Freiburg', 'Musterstraße', '12', ''],
    ['irgendwo', 'irgendwo', '', ''],
    ['84', '84', '', ''],
  ])('%s', (cell, street, streetNr, rest) => {
    expect(splitStreet(cell)).toMatchObject({ street, streetNr, rest })
  })

  test('reads hostile cells in little time', () => {
    for (const cell of [
      '1-'.repeat(100),
      '1 a'.repeat(66),
      `${' '.repeat(199)}x`,
      '1/1 '.repeat(50),
      'a'.repeat(5000),
    ]) {
      expect(splitStreet(cell).street.length).toBeLessThanOrEqual(cell.length)
    }
  })
})

test.each([
  ['79104 Freiburg im Breisgau', { zip: '79104', cityName: 'Freiburg im Breisgau' }],
  ['D-79104 Freiburg', { zip: 'D-79104', cityName: 'Freiburg' }],
  ['Freiburg, 79104', { zip: '79104', cityName: 'Freiburg' }],
  ['1010 Wien', { zip: '1010', cityName: 'Wien' }],
  ['CH-8001 Zürich', { zip: 'CH-8001', cityName: 'Zürich' }],
  ['5613 GZ Eindhoven', { zip: '5613 GZ', cityName: 'Eindhoven' }],
  ['5613GZ Eindhoven', { zip: '5613GZ', cityName: 'Eindhoven' }],
  ['114 55 Stockholm', { zip: '114 55', cityName: 'Stockholm' }],
  ['110 00 Praha 1', { zip: '110 00', cityName: 'Praha 1' }],
  ['00-950 Warszawa', { zip: '00-950', cityName: 'Warszawa' }],
  ['1100-148 Lisboa', { zip: '1100-148', cityName: 'Lisboa' }],
  ['Warszawa, 00-950', { zip: '00-950', cityName: 'Warszawa' }],
  ['79104', undefined],
  ['Freiburg', undefined],
])('a zip with its town: %s', (cell, expected) => {
  expect(splitZipAndCity(cell)).toEqual(expected)
})

test.each([
  ['8 Personen', 8],
  ['8', 8],
  ['8.0', 8],
  ['0 Personen', 0],
  ['ca. 6', 6],
  ['6-8', 8],
  ['2 bis 4 Leute', 4],
  ['sechs', 6],
  ['keine', 0],
  ['four people', 4],
  ['30 Jahre', 30],
  ['', -1],
  ['keine Angabe', -1],
  ['-1', -1],
  ['-3', -3],
  ['viele', undefined],
  ['6,5', undefined],
  ['6, mit Klapptisch 8, im Garten 12', undefined],
  ['ein Haufen', undefined],
])('a number of seats or years: %s', (cell, expected) => {
  expect(readCount(cell)).toBe(expected)
})

test.each([
  ['m', 'MALE'],
  ['Männlich', 'MALE'],
  ['Herr', 'MALE'],
  ['w', 'FEMALE'],
  ['F', 'FEMALE'],
  ['weibl.', 'FEMALE'],
  ['d', 'UNDEFINED'],
  ['-', 'UNDEFINED'],
  ['k. A.', 'UNDEFINED'],
  ['', 'UNDEFINED'],
  ['constructor', undefined],
  ['Apfel', undefined],
])('a gender: %s', (cell, expected) => {
  expect(readGender(cell)).toBe(expected)
})

test.each(['ja', 'Yes', '1', 'TRUE', 'x', 'X', 'wahr', ' ja '])('yes: %s', (cell) => expect(readYes(cell)).toBe(true))
test.each(['', 'nein', 'no', '0', 'falsch', '-'])('no: %s', (cell) => expect(readYes(cell)).toBe(false))
test('a word that means neither yes nor no is no answer', () => expect(readYes('manchmal')).toBeUndefined())

describe('diets in words', () => {
  test.each([
    ['vegetarisch', ['vegetarian'], []],
    ['vegetarisch, laktosefrei', ['vegetarian', 'lactose'], []],
    ['Vegan; gluten free', ['vegan', 'gluten'], []],
    ['lactose-free / gluten-free', ['lactose', 'gluten'], []],
    ['ovo-lacto-vegetarisch', ['vegetarian'], []],
    ['keine Laktose', ['lactose'], []],
    ['Zöliakie', ['gluten'], []],
    ['Ich esse alles', [], []],
    ['-', [], []],
    ['kein Vegetarier', [], ['kein Vegetarier']],
    ['vegetarisch mit Fisch', ['vegetarian'], ['vegetarisch mit Fisch']],
    ['vegan, keine Nüsse', ['vegan'], ['keine Nüsse']],
  ])('%s', (cell, diets, note) => {
    expect(readDiets(cell)).toMatchObject({ diets, note })
  })

  test('only words that name no diet at all count as unknown', () => {
    expect(readDiets('vegetarisch mit Fisch').unknown).toBe(false)
    expect(readDiets('Paleo').unknown).toBe(true)
  })

  test('a column of one diet takes yes, its name, and keeps a remark', () => {
    expect(readDietColumn('vegan', 'x')).toEqual({ diets: ['vegan'], note: [], unknown: false })
    expect(readDietColumn('vegan', 'nein')).toEqual({ diets: [], note: [], unknown: false })
    expect(readDietColumn('vegan', 'vegan')).toEqual({ diets: ['vegan'], note: [], unknown: false })
    expect(readDietColumn('gluten', 'ja, aber Spuren gehen')).toEqual({
      diets: ['gluten'],
      note: ['ja, aber Spuren gehen'],
      unknown: false,
    })
    expect(readDietColumn('vegan', 'manchmal')).toEqual({ diets: [], note: ['manchmal'], unknown: true })
  })
})

test('a wished course is known by its label and by what courses are called', () => {
  const meals = ['Vorspeise', 'Hauptgang', 'Dessert'].map((label, at) => ({ id: `meal${at}`, label, time: '' }))
  const read = (cell: string) => readPreferredMeal(cell, meals)
  expect(['Vorspeise', 'starter', '1. Gang', 'vorspeise '].map(read)).toEqual(Array(4).fill('meal0'))
  expect(['Hauptgang', 'Main course', 'Hauptspeise', 'main'].map(read)).toEqual(Array(4).fill('meal1'))
  expect(['Dessert', 'Nachspeise', 'Nachtisch'].map(read)).toEqual(Array(3).fill('meal2'))
  expect(['', 'egal', 'no preference'].map(read)).toEqual([null, null, null])
  expect(['Suppe', 'Vorspeise, Dessert'].map(read)).toEqual([undefined, undefined])
  expect(readPreferredMeal('Nachspeise', meals.slice(0, 2))).toBeUndefined()
})

test('an address loses what forms put around it, and its capitals', () => {
  expect(readEmail(' MAREIKE.WEISS@EXAMPLE.ORG ')).toBe('mareike.weiss@example.org')
  expect(readEmail('Anna.Weiss@Example.org')).toBe('Anna.Weiss@Example.org')
  expect(readEmail('Anna Weiß <anna@example.org>')).toBe('anna@example.org')
  expect(readEmail('mailto:anna@example.org')).toBe('anna@example.org')
  expect(readEmail('anna @example.org;')).toBe('anna@example.org')
  expect(readEmail('a@b.de, c@d.de')).toBe('a@b.de, c@d.de')
})

test('a zip keeps its zeros and gains none', () => {
  expect(['01067', ' 1067', '79104.0', 'D-79104'].map(readZip)).toEqual(['01067', '1067', '79104', 'D-79104'])
})

test('a country is a code or a well-known name', () => {
  expect(['', 'de', 'Österreich', 'Switzerland'].map(readCountry)).toEqual(['', 'DE', 'AT', 'CH'])
  expect(readCountry('Atlantis')).toBeUndefined()
})

test('cells lose blanks at their ends, control characters and direction marks, but keep symbols', () => {
  expect(tidyLine('\u00A0 Anna\u200B \t')).toBe('Anna')
  expect(tidyLine('Anna\r\nMaria\u0000\u202E\uD800')).toBe('Anna Maria')
  expect(tidyLine('Mu\u0308ller')).toBe('Müller')
  expect(tidyLine('👨‍👩‍👧 李')).toBe('👨‍👩‍👧 李')
  expect(tidyText(' eins\r\nzwei\u0007\t ')).toBe('eins\nzwei')
})

describe('the language of mails', () => {
  test.each([
    ['Deutsch', 'de'],
    ['german', 'de'],
    [' DE ', 'de'],
    ['de-AT', 'de'],
    ['Englisch', 'en'],
    ['English', 'en'],
    ['en_GB', 'en'],
    ['', undefined],
    ['Deutsch, Englisch', undefined],
    ['fr', undefined],
    ['constructor', undefined],
  ])('%s', (cell, language) => {
    expect(readLanguage(cell)).toBe(language)
  })
})
