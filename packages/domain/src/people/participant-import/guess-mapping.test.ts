import { describe, expect, test } from 'vitest'
import { checkMapping, missingFields } from './check-mapping.ts'
import { guessMapping } from './guess-mapping.ts'
import { headerField } from './header-words.ts'
import { type ImportField, importFields, takesSeveral } from './import-fields.ts'

const headers: [header: string, field: ImportField][] = [
  ['Zeitstempel', 'ignore'],
  ['Allergene (Liste)', 'allergenList'],
  ['Allergens (list)', 'allergenList'],
  ['Allergene', 'mealSpecificsNote'],
  ['Timestamp', 'ignore'],
  ['Vor- und Nachname', 'fullName'],
  ['Name, Vorname', 'fullName'],
  ['Full name', 'fullName'],
  ['Wie heißt du?', 'fullName'],
  ['Name', 'fullName'],
  ['Vorname', 'firstnamePart'],
  ['First Name *', 'firstnamePart'],
  ['Nachname', 'lastname'],
  ['Familienname', 'lastname'],
  ['Surname', 'lastname'],
  ['E-Mail-Adresse', 'email'],
  ['eMail', 'email'],
  ['Mail', 'email'],
  ['Email address', 'email'],
  ['Your e-mail', 'email'],
  ['Handynummer', 'mobileNumber'],
  ['Telefon', 'mobileNumber'],
  ['Mobile phone', 'mobileNumber'],
  ['Straße', 'street'],
  ['Street', 'street'],
  ['Nr.', 'streetNr'],
  ['Hausnummer', 'streetNr'],
  ['House no.', 'streetNr'],
  ['Straße und Hausnummer', 'streetWithNr'],
  ['Street and number', 'streetWithNr'],
  ['Anschrift', 'streetWithNr'],
  ['PLZ', 'zip'],
  ['Postal code', 'zip'],
  ['Ort', 'cityName'],
  ['Wohnort', 'cityName'],
  ['Town', 'cityName'],
  ['PLZ / Ort', 'zipWithCity'],
  ['Land', 'country'],
  ['Adresszusatz', 'addressRemarks'],
  ['Wie findet man dich? (Klingel, Stockwerk)', 'addressRemarks'],
  ['Klingel', 'bellName'],
  ['Klingelschild', 'bellName'],
  ['Name on the doorbell', 'bellName'],
  ['Etage', 'floor'],
  ['In welchem Stockwerk wohnst du?', 'floor'],
  ['Floor', 'floor'],
  ['Eingang', 'entranceNote'],
  ['Which entrance?', 'entranceNote'],
  ['Könntest du einspringen und kochen?', 'standbyCook'],
  ['Could step in: guest', 'standbyGuest'],
  ['m/w', 'gender'],
  ['Geschlecht', 'gender'],
  ['Alter', 'age'],
  ['How old are you?', 'age'],
  ['Plätze', 'numSeats'],
  ['Plaetze', 'numSeats'],
  ['Wie viele Personen passen an deinen Tisch?', 'numSeats'],
  ['How many guests can you seat?', 'numSeats'],
  ['Number of seats', 'numSeats'],
  ['Vegetarier', 'vegetarian'],
  ['Vegan?', 'vegan'],
  ['Laktoseintolerant', 'lactose'],
  ['Lactose free', 'lactose'],
  ['Gluten', 'gluten'],
  ['Bist du Vegetarier oder Veganer?', 'diets'],
  ['Ernährung', 'diets'],
  ['Dietary requirements', 'diets'],
  ['Allergien / Unverträglichkeiten', 'mealSpecificsNote'],
  ['Was isst du nicht?', 'mealSpecificsNote'],
  ['Food notes', 'mealSpecificsNote'],
  ['Wunschgang', 'preferredMeal'],
  ['Welchen Gang möchtest du kochen?', 'preferredMeal'],
  ['Which course would you like to cook?', 'preferredMeal'],
  ['Sonstiges', 'notes'],
  ['Möchtest du uns noch etwas sagen?', 'notes'],
  ['Comments', 'notes'],
  ['Mit wem möchtest du kochen? (E-Mail)', 'teamPartnerWishEmail'],
  ['Who would you like to cook with? (email)', 'teamPartnerWishEmail'],
  ['Wunschpartner (E-Mail)', 'teamPartnerWishEmail'],
  ['Partner Vorname', 'partnerFirstname'],
  ['Partner last name', 'partnerLastname'],
  ['Partner E-Mail', 'partnerEmail'],
  ['Handy Partner', 'partnerMobile'],
  ['Ansprechpartner Telefon', 'mobileNumber'],
  ['E-Mail bestätigen', 'ignore'],
  ['Geburtsdatum', 'ignore'],
  ['Sprache', 'languageCode'],
  ['Language', 'languageCode'],
  ['Preferred language', 'languageCode'],
  ['Sprache der Umfrage', 'ignore'],
]

test.each(headers)('a header "%s" means %s', (header, field) => {
  expect(headerField(header)?.field).toBe(field)
})

test.each(['', 'Lieblingsfarbe', 'Wie hast du von uns erfahren', 'constructor', '__proto__'])(
  'a header "%s" is unknown',
  (header) => {
    expect(headerField(header)).toBeUndefined()
  },
)

test('the names of the fields themselves are understood', () => {
  for (const field of importFields) expect(headerField(field)?.field).toBe(field)
})

const guess = (header: string[], ...rows: string[][]) => guessMapping({ header, rows })

describe('cells correct what the words of the header suggest', () => {
  test('an address column with numbers is street and number', () => {
    expect(guess(['Straße'], ['Musterstraße 12a'], ['Am Weg 3'])).toEqual(['streetWithNr'])
    expect(guess(['Straße', 'Nr.'], ['Musterstraße', '12a'], ['Am Weg', '3'])).toEqual(['street', 'streetNr'])
  })

  test('a row number is no house number', () => {
    expect(guess(['Nr.', 'E-Mail'], ['1', 'a@example.org'], ['2', 'b@example.org'], ['3', 'c@example.org'])[0]).toBe(
      'ignore',
    )
  })

  test('"Ort" may hold zip and town, "Vegetarisch" a whole answer', () => {
    expect(guess(['Ort'], ['79104 Freiburg'])).toEqual(['zipWithCity'])
    expect(guess(['Vegetarisch'], ['vegan, glutenfrei'], ['vegetarisch'])).toEqual(['diets'])
    expect(guess(['Vegetarisch'], ['x'])).toEqual(['vegetarian'])
  })

  test('"Sprache" is ignored where it holds the languages people speak', () => {
    expect(guess(['Sprache'], ['Deutsch'], ['en-GB'])).toEqual(['languageCode'])
    expect(guess(['Sprache'], ['Deutsch, Spanisch'], ['Englisch und Polnisch'], ['Deutsch'])).toEqual(['ignore'])
  })

  test('"Name" beside "Vorname" is the last name', () => {
    expect(guess(['Vorname', 'Name'], ['Anna', 'Weiß'])).toEqual(['firstnamePart', 'lastname'])
  })

  test('a partner known by address only is a wish, a named one a pair', () => {
    expect(guess(['Partner E-Mail'], ['a@example.org'])).toEqual(['teamPartnerWishEmail'])
    expect(guess(['Partner Vorname', 'Partner E-Mail'], ['Anna', 'a@example.org'])).toEqual([
      'partnerFirstname',
      'partnerEmail',
    ])
  })

  test('columns with unknown headers are recognised by their cells', () => {
    const row = ['a@example.org', '+49 151 234567', '79104', 'Musterstraße 12a', 'vegan', 'Vorspeise', 'w', 'Instagram']
    expect(guess(['1?', '2?', '3?', '4?', '5?', '6?', '7?', '8?'], row, row)).toEqual([
      'email',
      'mobileNumber',
      'zip',
      'streetWithNr',
      'diets',
      'preferredMeal',
      'gender',
      'ignore',
    ])
  })

  test("without a header, addresses distinguish first from last names, and the fuller column of addresses is the person's own", () => {
    const rows = [
      ['Weiß', 'Mareike', '', 'mareike.weiss@example.org', '79104', 'Freiburg'],
      ['Krüger', 'Felix', 'mareike.weiss@example.org', 'felix.krueger@example.org', '79117', 'Freiburg'],
    ]
    expect(guess(['A', 'B', 'C', 'D', 'E', 'F'], ...rows)).toEqual([
      'lastname',
      'firstnamePart',
      'teamPartnerWishEmail',
      'email',
      'zip',
      'cityName',
    ])
  })
})

test('a field of one column is assigned once; free text, and what fills a gap, several times', () => {
  const mapping = guess(['E-Mail', 'Mail', 'Telefon', 'Handy', 'Sonstiges', 'Bemerkung', 'Name', 'Vorname', 'Nachname'])
  expect(mapping).toEqual([
    'email',
    'ignore',
    'mobileNumber',
    'mobileNumber',
    'notes',
    'notes',
    'fullName',
    'firstnamePart',
    'lastname',
  ])
  const all = guessMapping({ header: headers.map(([header]) => header), rows: [] })
  const single = all.filter((field) => !takesSeveral(field))
  expect(new Set(single).size).toBe(single.length)
})

describe('a mapping corrected by the organiser', () => {
  test('is accepted with one known field per column', () => {
    expect(checkMapping(['email', 'ignore', 'notes', 'notes', 'ignore'], 5)).toEqual([])
  })

  test.each([
    [['email'], 2, 'mapping'],
    [['email', 'email'], 2, 'mapping[1]'],
    [['email', 'shoeSize'], 2, 'mapping[1]'],
    [['__proto__', 'email'], 2, 'mapping[0]'],
  ])('%j for %i columns is refused at %s', (mapping, columns, field) => {
    expect(checkMapping(mapping, columns)).toEqual([
      { field, message: 'import_mapping_invalid', issueType: 'VALIDATION' },
    ])
  })

  test('lists the required fields no column delivers', () => {
    expect(missingFields(['fullName', 'email', 'streetWithNr', 'zipWithCity'])).toEqual([])
    expect(missingFields(['firstnamePart', 'zip'])).toEqual(['lastname', 'email', 'street', 'cityName'])
  })
})
