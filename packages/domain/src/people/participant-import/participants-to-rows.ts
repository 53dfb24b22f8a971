import type { Language, Meal } from '../../events/dinner/dinner.ts'
import { fullName, type Gender, type Participant } from '../participants/participant.ts'

type Column = readonly [de: string, en: string, value: (person: Participant, words: Words) => string]

interface Words {
  yes: string
  genders: Readonly<Record<Gender, string>>
  languages: Readonly<Record<Language, string>>
  mealLabel: (id: string | undefined) => string
  rootName: (person: Participant) => string
}

/**
 * The twenty columns existing spreadsheets rely on, in their order, then further answers of a person, so that an import
 * yields the same people.
 */
const columns: readonly Column[] = [
  ['Vorname', 'First name', (person) => person.firstnamePart],
  ['Nachname', 'Last name', (person) => person.lastname],
  ['E-Mail', 'E-mail', (person) => person.email],
  ['Geschlecht', 'Gender', (person, words) => words.genders[person.gender]],
  ['Alter', 'Age', (person) => count(person.age)],
  ['Straße', 'Street', (person) => person.street],
  ['Hausnummer', 'House number', (person) => person.streetNr],
  ['PLZ', 'Postal code', (person) => person.zip],
  ['Ort', 'City', (person) => person.cityName],
  ['Adresszusatz', 'Address remarks', (person) => person.addressRemarks],
  ['Plätze', 'Seats', (person) => count(person.numSeats)],
  ['Mobilnummer', 'Mobile number', (person) => person.mobileNumber],
  ['Vegetarisch', 'Vegetarian', (person, words) => (person.vegetarian ? words.yes : '')],
  ['Vegan', 'Vegan', (person, words) => (person.vegan ? words.yes : '')],
  ['Laktosefrei', 'Lactose-free', (person, words) => (person.lactose ? words.yes : '')],
  ['Glutenfrei', 'Gluten-free', (person, words) => (person.gluten ? words.yes : '')],
  ['Essenshinweise', 'Diet notes', (person) => person.mealSpecificsNote],
  ['Sonstiges', 'Notes', (person) => person.notes],
  ['Wunschpartner (E-Mail)', 'Wished partner (e-mail)', (person) => person.teamPartnerWishEmail],
  ['Angemeldet von', 'Registered by', (person, words) => words.rootName(person)],
  ['Wunschgang', 'Preferred course', (person, words) => words.mealLabel(person.preferredMeal)],
  ['Land', 'Country', (person) => person.country],
  ['Interne Notizen', 'Internal notes', (person) => person.miscNotes],
  ['Sprache', 'Language', (person, words) => words.languages[person.languageCode]],
  ['Klingel', 'Bell', (person) => person.bellName],
  ['Etage', 'Floor', (person) => person.floor],
  ['Eingang', 'Entrance', (person) => person.entranceNote],
  ['Springt ein: kocht', 'Could step in: cook', (person, words) => (person.standbyCook ? words.yes : '')],
  ['Springt ein: als Gast', 'Could step in: guest', (person, words) => (person.standbyGuest ? words.yes : '')],
]

const wordsOf: Readonly<Record<Language, Pick<Words, 'yes' | 'genders' | 'languages'>>> = {
  de: {
    yes: 'ja',
    genders: { MALE: 'm', FEMALE: 'w', UNDEFINED: '' },
    languages: { de: 'Deutsch', en: 'Englisch' },
  },
  en: {
    yes: 'yes',
    genders: { MALE: 'm', FEMALE: 'f', UNDEFINED: '' },
    languages: { de: 'German', en: 'English' },
  },
}

/** The list as a table of text in the order given; unknown age and seats are empty. */
export function participantsToRows(
  participants: readonly Participant[],
  meals: readonly Meal[],
  language: Language,
): { header: string[]; rows: string[][] } {
  const byId = new Map(participants.map((person) => [person.id, person]))
  const words: Words = {
    ...wordsOf[language],
    mealLabel: (id) => meals.find((meal) => meal.id === id)?.label ?? '',
    rootName: ({ id, teamPartnerWishOriginatorId: rootId }) => {
      const root = rootId === undefined || rootId === id ? undefined : byId.get(rootId)
      return root ? fullName(root) : ''
    },
  }
  return {
    header: columns.map(([de, en]) => (language === 'de' ? de : en)),
    rows: participants.map((person) => columns.map(([, , cellOf]) => cellOf(person, words))),
  }
}

function count(amount: number | undefined): string {
  return amount === undefined ? '' : String(amount)
}
