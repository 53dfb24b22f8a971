import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Meal } from '../../events/dinner/dinner.ts'
import { languages } from '../../events/dinner/dinner.ts'
import { unknownDoor } from '../participants/door.ts'
import { dietOf } from '../participants/fixed-pair.ts'
import { isNoDiet } from '../participants/no-diet.ts'
import { type Gender, genders, type Participant } from '../participants/participant.ts'
import { tidyLine, tidyText } from './cells/tidy-cell.ts'
import { guessMapping } from './guess-mapping.ts'
import { ownColumns } from './import-fields.ts'
import type { ImportedParticipant } from './import-row.ts'
import { participantsToRows } from './participants-to-rows.ts'
import { readRows } from './read-rows.ts'
import { toSheet } from './sheet.ts'

const meals: Meal[] = ['Vorspeise', 'Hauptgang', 'Dessert'].map((label, at) => ({ id: `meal${at}`, label, time: '' }))

const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...'abcXYZäöüßéışệ李😀 \'"{}$&=+-@;,.|<>?/\\0129') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
)
const text = (maxLength: number) => fc.string({ unit: character, minLength: 0, maxLength })
const needed = fc.tuple(fc.constantFrom('A', 'ß', '李'), text(30)).map((parts) => tidyLine(parts.join('')))
const lines = fc
  .array(fc.oneof(text(20), fc.constantFrom('Nussallergie (schwer)', 'kein Fisch', 'keine Allergien')), {
    maxLength: 3,
  })
  .map((parts) => tidyText(parts.join('\n')))
const count = fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined })

function personArbitrary(number: number): fc.Arbitrary<Participant> {
  return fc.record<Participant>({
    id: fc.constant(`p${number}`),
    participantNumber: fc.constant(number),
    firstnamePart: needed,
    lastname: needed,
    gender: fc.constantFrom<Gender>(...genders),
    email: fc.constant(`Person.${number}@example.org`),
    mobileNumber: fc.constantFrom('', '+49 151/38712922', '0761-197775'),
    street: needed,
    streetNr: fc.constantFrom('1', '106 c', '8/2', '12 1/2', 'ohne', '-3'),
    zip: fc.constantFrom('01067', '79104', '1234 AB', '1234 ABCDE', 'D-79104'),
    cityName: needed,
    country: fc.constantFrom('', 'DE', 'AT'),
    addressRemarks: lines,
    bellName: text(20).map(tidyLine),
    floor: text(10).map(tidyLine),
    entranceNote: lines,
    age: count,
    numSeats: count,
    vegetarian: fc.boolean(),
    lactose: fc.boolean(),
    gluten: fc.boolean(),
    vegan: fc.boolean(),
    mealSpecificsNote: lines,
    notes: lines,
    miscNotes: lines,
    teamPartnerWishEmail: fc.constantFrom('', 'Friend@example.org'),
    standbyCook: fc.boolean(),
    standbyGuest: fc.boolean(),
    allergens: fc.constant([]),
    answers: fc.constant([]),
    languageCode: fc.constantFrom('de', 'en'),
    preferredMeal: fc.constantFrom(undefined, ...meals.map((meal) => meal.id)),
    teamPartnerWishOriginatorId: fc.constant(undefined),
    teamId: fc.constant(undefined),
    activationDate: fc.constant(undefined),
    createdAt: fc.constant(new Date(0)),
    geocodingResult: fc.constant(undefined),
  })
}

function asImported(person: Participant): ImportedParticipant {
  const {
    id,
    participantNumber,
    teamPartnerWishOriginatorId,
    teamId,
    activationDate,
    createdAt,
    geocodingResult,
    allergens,
    answers,
    ...data
  } = person
  return {
    ...data,
    ...importedNote(data),
    age: data.age,
    numSeats: data.numSeats,
    preferredMeal: data.preferredMeal ?? null,
  }
}

/** A note that there is nothing to consider is none. */
function importedNote({ mealSpecificsNote }: Pick<Participant, 'mealSpecificsNote'>) {
  return { mealSpecificsNote: isNoDiet(mealSpecificsNote) ? '' : mealSpecificsNote }
}

function throughSheet(people: readonly Participant[], language: (typeof languages)[number]) {
  const { header, rows } = participantsToRows(people, meals, language)
  const { sheet } = toSheet([header, ...rows])
  return readRows(sheet, guessMapping(sheet), { meals, registered: new Map(), seatsNeeded: 6 })
}

test.each(languages)('what was exported in %s is imported as the same people', (language) => {
  fc.assert(
    fc.property(fc.tuple(personArbitrary(1), personArbitrary(2), personArbitrary(3)), (people) => {
      const rows = throughSheet(people, language)
      expect(rows.map((row) => row.participant)).toEqual(people.map(asImported))
      expect(rows.flatMap((row) => row.issues).filter((one) => one.severity === 'ERROR')).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test.each(languages)(
  'a diet note taken over from a list does not grow when it is exported in %s and imported again',
  (language) => {
    fc.assert(
      fc.property(personArbitrary(1), lines, lines, (person, remark, comment) => {
        const names = ['Vorname', 'Nachname', 'E-Mail', 'Straße', 'Nr.', 'PLZ', 'Ort', 'Bemerkung', 'Kommentar']
        const { firstnamePart, lastname, email, street, streetNr, zip, cityName } = person
        const cells = [firstnamePart, lastname, email, street, streetNr, zip, cityName, remark, comment]
        const { sheet } = toSheet([names, cells])
        const [first] = readRows(sheet, guessMapping(sheet), { meals, registered: new Map(), seatsNeeded: 6 })
        const { mealSpecificsNote = '', notes = '' } = first?.participant ?? {}
        const [again] = throughSheet(
          [{ ...person, addressRemarks: '', ...unknownDoor, miscNotes: '', mealSpecificsNote, notes }],
          language,
        )
        expect(again?.participant).toMatchObject({ mealSpecificsNote, notes })
        expect(again?.issues.filter((one) => one.message === 'import_food_left')).toEqual([])
      }),
    )
  },
)

const [first, second] = fc.sample(fc.tuple(personArbitrary(1), personArbitrary(2)), { numRuns: 1, seed: 1 })[0] ?? []

test('an export without the newer columns of language, door and stand-by is known as our own', () => {
  const { header } = participantsToRows([], [], 'de')
  const older = header.slice(0, header.indexOf('Sprache'))
  expect(ownColumns(older)?.size).toBe(older.length)
  expect(ownColumns(header.filter((name) => name !== 'Sprache'))?.size).toBe(header.length - 1)
  expect(ownColumns(header.filter((name) => name !== 'Land'))).toBeUndefined()
})

test.each(languages)('a fixed pair exported in %s comes back as a pair with what each eats', (language) => {
  if (!first || !second) throw new Error('no sample')
  const root = {
    ...first,
    firstnamePart: 'Anna',
    lastname: 'Weiß',
    numSeats: 6,
    teamPartnerWishOriginatorId: first.id,
    teamPartnerWishEmail: '',
  }
  const child = {
    ...second,
    firstnamePart: 'Ben',
    lastname: 'Kern',
    email: root.email,
    mobileNumber: '0761 1',
    teamPartnerWishOriginatorId: first.id,
  }
  const names = { firstnamePart: 'Ben', lastname: 'Kern', email: '', mobileNumber: '0761 1' }
  const rows = throughSheet([root, child], language)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.issues.filter((one) => one.severity === 'ERROR')).toEqual([])
  expect(rows[0]?.participant).toEqual({
    ...asImported(root),
    teamPartnerWishRegistrationData: { ...names, diet: { ...dietOf(child), ...importedNote(child), allergens: [] } },
  })
  const [alike] = throughSheet([root, { ...child, ...dietOf(root) }], language)
  expect(alike?.participant.teamPartnerWishRegistrationData).toEqual(names)
})

test('the columns are in their fixed order, and unknown numbers are empty', () => {
  if (!first) throw new Error('no sample')
  const person = {
    ...first,
    age: undefined,
    numSeats: undefined,
    gender: 'FEMALE' as const,
    vegan: true,
    vegetarian: false,
  }
  const { header, rows } = participantsToRows([person], meals, 'de')
  expect(header.slice(0, 21)).toEqual([
    'Vorname',
    'Nachname',
    'E-Mail',
    'Geschlecht',
    'Alter',
    'Straße',
    'Hausnummer',
    'PLZ',
    'Ort',
    'Adresszusatz',
    'Plätze',
    'Mobilnummer',
    'Vegetarisch',
    'Vegan',
    'Laktosefrei',
    'Glutenfrei',
    'Essenshinweise',
    'Sonstiges',
    'Wunschpartner (E-Mail)',
    'Angemeldet von',
    'Wunschgang',
  ])
  expect([3, 4, 10, 12, 13, 19].map((column) => rows[0]?.[column])).toEqual(['w', '', '', '', 'ja', ''])
})
