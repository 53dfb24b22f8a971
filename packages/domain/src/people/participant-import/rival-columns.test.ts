import { describe, expect, test } from 'vitest'
import { columnNotices } from './column-notices.ts'
import { guessMapping } from './guess-mapping.ts'
import { readRows } from './read-rows.ts'

/** The people in a list with these columns beside name and address of each. */
function read(header: readonly string[], rows: readonly (readonly string[])[], changed?: { column: number }) {
  const own = ['Vorname', 'Nachname', 'E-Mail']
  const sheet = {
    header: [...own, ...header],
    rows: rows.map((cells, at) => [`Vor${at}`, 'Nach', `p${at}@example.org`, ...cells]),
  }
  const guessed = guessMapping(sheet)
  const mapping = guessed.map((field, at) => (changed && at === changed.column + own.length ? 'ignore' : field))
  const people = readRows(sheet, mapping, { meals: [], registered: new Map(), seatsNeeded: 6 })
  return {
    fields: mapping.slice(own.length),
    people: people.map(({ participant }) => participant),
    notices: columnNotices(sheet, mapping).slice(own.length),
  }
}

describe('of two columns for one fact', () => {
  test.each([
    ['Telefon', 'Handy'],
    ['Handy', 'Telefon'],
    ['Festnetz', 'Mobil'],
    ['Phone', 'Cell phone'],
  ])('the mobile number counts, and where it is missing the other: %s, %s', (...header) => {
    const mobile = header.findIndex((name) => /handy|mobil|cell/i.test(name))
    const row = (mobileNumber: string, landline: string) =>
      mobile === 0 ? [mobileNumber, landline] : [landline, mobileNumber]
    const { people } = read(header, [
      row('0171 1234567', '0391 555123'),
      row('', '0391 555124'),
      row('0171 1234568', ''),
    ])
    expect(people.map(({ mobileNumber }) => mobileNumber)).toEqual(['0171 1234567', '0391 555124', '0171 1234568'])
  })

  test.each([
    ['Adresse', 'Adresse der Küche'],
    ['Rechnungsadresse', 'Kochadresse'],
    ['Rechnungsanschrift', 'Anschrift'],
    ['Billing address', 'Kitchen address'],
  ])('the kitchen comes before the home, and the bill last: %s, %s', (...header) => {
    const { people } = read(header, [
      ['Weg 1, 39104 Magdeburg', 'Herd 9, 39104 Magdeburg'],
      ['Weg 2, 39104 Magdeburg', ''],
    ])
    expect(people.map(({ street, streetNr }) => `${street} ${streetNr}`)).toEqual(['Herd 9', 'Weg 2'])
  })

  test('the number of an emergency contact is no number of the person', () => {
    const { people } = read(
      ['Handy', 'Telefon Notfallkontakt'],
      [
        ['', '0391 555123'],
        ['0171 1234567', ''],
      ],
    )
    expect(people.map(({ mobileNumber }) => mobileNumber)).toEqual(['', '0171 1234567'])
  })

  test('an empty first or last name comes from the column with the whole one', () => {
    const sheet = {
      header: ['name', 'first_name', 'last_name', 'email'],
      rows: [
        ['Anna Meier', '', '', 'a@example.org'],
        ['Ben K.', 'Ben', 'Kurz', 'b@example.org'],
      ],
    }
    const rows = readRows(sheet, guessMapping(sheet), { meals: [], registered: new Map(), seatsNeeded: 6 })
    expect(rows.map(({ participant }) => `${participant.firstnamePart} ${participant.lastname}`)).toEqual([
      'Anna Meier',
      'Ben Kurz',
    ])
  })

  test('the address that was typed comes before the one a form filled in', () => {
    const sheet = {
      header: ['ID', 'E-Mail', 'Name', 'Vorname', 'Nachname', 'E-Mail2'],
      rows: [
        ['1', 'anonymous', '', 'Anna', 'Meier', 'a@example.org'],
        ['2', 'anonymous', '', 'Ben', 'Kurz', 'b@example.org'],
      ],
    }
    const rows = readRows(sheet, guessMapping(sheet), { meals: [], registered: new Map(), seatsNeeded: 6 })
    expect(rows.map(({ participant }) => participant.email)).toEqual(['a@example.org', 'b@example.org'])
  })
})

test.each([
  'Teamwunsch E-Mail (Einladung)',
  'Teamwunsch E-Mail',
  'Teamwunsch (Mail)',
  'Teamwunsch',
  'Team wish e-mail',
  'E-Mail 2',
  'Zweite E-Mail deiner Begleitung',
  'Other person email',
  'E-Mail der anderen Person, mit der du kochst',
  'Freund/in, mit der du kochen willst (E-Mail)',
  'E-mail of the friend you want to cook with',
])('"%s" holds a wish', (header) => {
  const { people } = read([header], [['p1@example.org'], ['p0@example.org'], ['']])
  expect(people.map(({ teamPartnerWishEmail }) => teamPartnerWishEmail)).toEqual([
    'p1@example.org',
    'p0@example.org',
    '',
  ])
})

describe('a column that stays out', () => {
  test('is named where its field has another column', () => {
    const { fields, notices } = read(['Alter', 'Alter (Jahre)'], [['30', '31']])
    expect(fields).toEqual(['age', 'ignore'])
    expect(notices).toEqual([undefined, 'LEFT_OUT'])
  })

  test('is not named where it is empty, holds nothing about people or was deselected', () => {
    expect(read(['Alter', 'Alter (Jahre)'], [['30', '']]).notices).toEqual([undefined, undefined])
    expect(read(['Zeitstempel'], [['2026-01-01']]).notices).toEqual([undefined])
    expect(read(['Alter'], [['30']], { column: 0 }).notices).toEqual([undefined])
  })
})

test('a greeting in the column of salutations is no gender', () => {
  const greetings = [['Hallo Anna'], ['Hallo Ben']]
  const { fields, notices } = read(['Anrede'], greetings)
  expect([fields, notices]).toEqual([['ignore'], ['QUESTION_UNKNOWN']])
  expect(read(['Anrede'], [['Frau'], ['Hallo Ben']]).fields).toEqual(['gender'])
})

describe('what people can cook', () => {
  test.each(['Capabilities', 'Was kannst du kochen?', 'Was könnt ihr kochen?', 'What can you cook?', 'Cooking skills'])(
    '"%s" is no diet',
    (header) => {
      const { fields, people } = read([header], [['vegetarisch und vegan kein Problem, auch glutenfrei']])
      expect(fields).toEqual(['notes'])
      expect(people[0]).toMatchObject({ vegetarian: false, vegan: false, gluten: false, mealSpecificsNote: '' })
    },
  )

  test.each([
    ['Allergien, die wir beim Kochen beachten sollen', 'Nüsse'],
    ['Essbesonderheiten', 'keine Nüsse'],
  ])('"%s" is still about food', (header, cell) => {
    expect(read([header], [[cell]]).people[0]?.mealSpecificsNote).toContain('Nüsse')
  })

  test('a column about food that the organiser leaves out stays out', () => {
    const cell = 'Haselnussallergie'
    expect(read(['Essbesonderheiten'], [[cell]]).people[0]?.mealSpecificsNote).toBe(cell)
    expect(read(['Essbesonderheiten'], [[cell]], { column: 0 }).people[0]?.mealSpecificsNote).toBe('')
  })
})
