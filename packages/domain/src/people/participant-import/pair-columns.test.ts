import { expect, test } from 'vitest'
import { diets } from './cells/read-diets.ts'
import { guessMapping } from './guess-mapping.ts'
import { readRows } from './read-rows.ts'
import { toSheet } from './sheet.ts'

const cells = {
  name: ['Ada Eins', 'Bea Zwei'],
  first: ['Ada', 'Bea'],
  last: ['Eins', 'Zwei'],
  mail: ['ada@example.org', 'bea@example.org'],
  phone: ['0170 111111', '0170 222222'],
  diet: ['Nüsse', 'Fisch'],
  tick: ['', 'x'],
  remark: ['bitte ohne Sellerie', ''],
} as const

type Column = readonly [header: string, kind: keyof typeof cells, person: 0 | 1]

function read(...columns: Column[]) {
  const home = [
    ['Straße', 'Gasse'],
    ['Hausnummer', '1'],
    ['PLZ', '39104'],
    ['Ort', 'Magdeburg'],
    ['Plätze', '6'],
  ]
  const header = [...columns.map(([name]) => name), ...home.map(([name = '']) => name)]
  const row = [...columns.map(([, kind, person]) => cells[kind][person]), ...home.map(([, cell = '']) => cell)]
  const { sheet } = toSheet([header, row])
  const [read] = readRows(sheet, guessMapping(sheet), { meals: [], registered: new Map(), seatsNeeded: 6 })
  const { firstnamePart, lastname, email, mobileNumber, mealSpecificsNote, vegan } = read?.participant ?? {}
  const partner = read?.participant.teamPartnerWishRegistrationData
  const diet = partner?.diet
  const second = diet && [...diets.filter((one) => diet[one]), diet.mealSpecificsNote].filter((text) => text !== '')
  return {
    first: { firstnamePart, lastname, email, mobileNumber, vegan },
    partner,
    second,
    note: mealSpecificsNote,
    row: read,
  }
}

const both = (one: string, other: string, kind: keyof typeof cells): Column[] => [
  [one, kind, 0],
  [other, kind, 1],
]

test.each<[string, Column[]]>([
  [
    'numbers',
    [
      ...both('Vorname 1', 'Vorname 2', 'first'),
      ...both('Nachname 1', 'Nachname 2', 'last'),
      ...both('E-Mail 1', 'E-Mail 2', 'mail'),
    ],
  ],
  [
    'letters',
    [
      ...both('Vorname A', 'Vorname B', 'first'),
      ...both('Nachname A', 'Nachname B', 'last'),
      ...both('E-Mail A', 'E-Mail B', 'mail'),
    ],
  ],
  [
    'a role with a number',
    [
      ...both('Koch 1 Vorname', 'Koch 2 Vorname', 'first'),
      ...both('Koch 1 Nachname', 'Koch 2 Nachname', 'last'),
      ...both('Koch 1 E-Mail', 'Koch 2 E-Mail', 'mail'),
    ],
  ],
  ['a role alone', [...both('Koch1', 'Koch2', 'name'), ...both('Mail1', 'Mail2', 'mail')]],
  [
    'a person with a number',
    [...both('Person 1', 'Person 2', 'name'), ...both('E-Mail Person 1', 'E-Mail Person 2', 'mail')],
  ],
  [
    'numbers in English',
    [
      ...both('First name 1', 'First name 2', 'first'),
      ...both('Last name 1', 'Last name 2', 'last'),
      ...both('Email 1', 'Email 2', 'mail'),
    ],
  ],
  [
    'ordinals',
    [
      ...both('First cook: name', 'Second cook: name', 'name'),
      ...both('Email of the first cook', 'Email of the second cook', 'mail'),
    ],
  ],
  [
    'German ordinals',
    [
      ...both('Name der ersten Person', 'Name der zweiten Person', 'name'),
      ...both('E-Mail (erste Person)', 'E-Mail (zweite Person)', 'mail'),
    ],
  ],
  [
    'one header twice',
    [
      ['Vorname', 'first', 0],
      ['Nachname', 'last', 0],
      ['E-Mail', 'mail', 0],
      ['Vorname', 'first', 1],
      ['Nachname', 'last', 1],
      ['E-Mail', 'mail', 1],
    ],
  ],
  [
    'a repeated header made unique',
    [
      ['Vorname', 'first', 0],
      ['Nachname', 'last', 0],
      ['E-Mail', 'mail', 0],
      ['Vorname.1', 'first', 1],
      ['Nachname.1', 'last', 1],
      ['E-Mail.1', 'mail', 1],
    ],
  ],
  [
    'only the second numbered',
    [
      ['Name', 'name', 0],
      ['E-Mail', 'mail', 0],
      ['Name 2', 'name', 1],
      ['E-Mail 2', 'mail', 1],
    ],
  ],
  [
    'the address of the form beside both',
    [['E-Mail-Adresse', 'mail', 0], ...both('Name 1', 'Name 2', 'name'), ...both('Mail 1', 'Mail 2', 'mail')],
  ],
])('two people in each row, told apart by %s, are a pair', (_, columns) => {
  expect(read(...columns)).toMatchObject({
    first: { firstnamePart: 'Ada', lastname: 'Eins', email: 'ada@example.org' },
    partner: { firstnamePart: 'Bea', lastname: 'Zwei', email: 'bea@example.org' },
    row: { issues: [] },
  })
})

const names = [...both('Name 1', 'Name 2', 'name'), ['E-Mail', 'mail', 0]] as Column[]

test('reads the phone number of each of a pair from their own column', () => {
  const { first, partner } = read(...names, ...both('Handy 1', 'Handy 2', 'phone'))
  expect([first.mobileNumber, partner?.mobileNumber]).toEqual(['0170 111111', '0170 222222'])
})

test.each<[string, Column[], string, boolean, string[] | undefined]>([
  [
    'nothing of the first',
    [
      ['Allergien 1', 'tick', 0],
      ['Allergien 2', 'diet', 1],
    ],
    '',
    false,
    ['Fisch'],
  ],
  ['a note of their own', both('Allergien 1', 'Allergien 2', 'diet'), 'Nüsse', false, ['Fisch']],
  ['a box ticked for them', both('Vegan 1', 'Vegan 2', 'tick'), '', false, ['vegan']],
  [
    'no box that is ticked for the first',
    [
      ['Vegan 1', 'tick', 1],
      ['Vegan 2', 'tick', 0],
    ],
    '',
    true,
    [],
  ],
  [
    'what a column for both says',
    [['Vegan', 'tick', 1], ...both('Allergien 1', 'Allergien 2', 'diet')],
    'Nüsse',
    true,
    ['vegan', 'Fisch'],
  ],
  ['the same as the first where no column tells them apart', [['Allergien', 'diet', 0]], 'Nüsse', false, undefined],
])('the second person of a row eats %s', (_, columns, note, isVegan, second) => {
  expect(read(...names, ...columns)).toMatchObject({ note, first: { vegan: isVegan }, second })
})

test('food named in a remark counts for both of a pair', () => {
  const cell = read(...names, ...both('Allergien 1', 'Allergien 2', 'diet'), ['Bemerkung', 'remark', 0])
  expect([cell.note, cell.second]).toEqual(['Nüsse; bitte ohne Sellerie', ['Fisch; bitte ohne Sellerie']])
})

test.each<[string, Column[]]>([
  ['two addresses of one person', [['Name', 'name', 0], ...both('E-Mail 1', 'E-Mail 2', 'mail')]],
  [
    'two numbers of one person',
    [['Name', 'name', 0], ['E-Mail', 'mail', 0], ...both('Telefon 1', 'Telefon 2', 'phone')],
  ],
  [
    'an account with the name that was typed again',
    [
      ['Name', 'name', 0],
      ['Name2', 'name', 0],
      ['E-Mail', 'mail', 0],
    ],
  ],
])('%s are no pair', (_, columns) => {
  expect(read(...columns)).toMatchObject({ first: { firstnamePart: 'Ada', lastname: 'Eins' }, partner: undefined })
})
