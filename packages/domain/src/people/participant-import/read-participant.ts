import type { Meal } from '../../events/dinner/dinner.ts'
import { isZip } from '../../events/dinner/zip-restriction.ts'
import { limits } from '../../limits.ts'
import type { DoorFacts } from '../participants/door.ts'
import { emailIdentity } from '../participants/email.ts'
import type { PartnerDiet } from '../participants/participant-issues.ts'
import { readEmail, readLanguage, readYes } from './cells/read-choice.ts'
import { readZip, splitZipAndCity } from './cells/read-country.ts'
import { readDiets } from './cells/read-diets.ts'
import { splitStreet } from './cells/split-street.ts'
import { tidyLine, tidyText } from './cells/tidy-cell.ts'
import { splitFullName } from './cells/two-names.ts'
import { withNote } from './food/diet-note.ts'
import type { Cells, ImportField } from './import-fields.ts'
import { type ImportedParticipant, type PartnerData, type RowIssue, rowIssue } from './import-row.ts'
import { type Asked, readAnswers, readAsked, readMealNeeds } from './read-answers.ts'

/** A text that is too long for a bell or a floor is a description of the way: it becomes part of the note. */
function readDoor(cells: Cells): DoorFacts {
  const lineOf = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const [bell, floor] = [lineOf('bellName'), lineOf('floor')]
  const isBell = [...bell].length <= limits.bellName
  const isFloor = [...floor].length <= limits.floor
  const note = [isBell ? '' : bell, isFloor ? '' : floor, tidyText(cells.get('entranceNote') ?? '')]
  return {
    bellName: isBell ? bell : '',
    floor: isFloor ? floor : '',
    entranceNote: note.filter((part) => part !== '').join(', '),
  }
}

type Standby = Pick<ImportedParticipant, 'standbyCook' | 'standbyGuest'>

/** What is neither yes nor no is left open, with a WARNING. */
function readStandby(cells: Cells): { standby: Standby; issues: RowIssue[] } {
  const issues: RowIssue[] = []
  const readField = (field: keyof Standby) => {
    const answer = readYes(tidyLine(cells.get(field) ?? ''))
    if (answer === undefined) issues.push(rowIssue('WARNING', 'value_invalid', field))
    return answer ?? false
  }
  return { standby: { standbyCook: readField('standbyCook'), standbyGuest: readField('standbyGuest') }, issues }
}

type Address = Pick<ImportedParticipant, 'street' | 'streetNr' | 'zip' | 'cityName' | 'country' | 'addressRemarks'>

/** Forms with a field of several lines put a line break where others put a comma. */
const lineBreaks = /\s*[\r\n\v\f\u0085\u2028\u2029]+\s*/g

/** The address out of separate or combined columns; a column of its own wins over a part of a combined one. */
export function readAddress(cells: Cells): Address {
  const lineOf = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const streetNr = lineOf('streetNr')
  const street = lineOf('street')
  const linesOf = (field: ImportField) => tidyLine((cells.get(field) ?? '').replace(lineBreaks, ', '))
  const streetParts = splitStreet(linesOf(street !== '' && streetNr === '' ? 'street' : 'streetWithNr'))
  const place = readPlace(lineOf('zip'), lineOf('cityName'), lineOf('zipWithCity'))
  const remarks = [tidyText(cells.get('addressRemarks') ?? ''), streetParts.rest]
  return {
    street: streetNr !== '' && street !== '' ? street : streetParts.street,
    streetNr: streetNr || streetParts.streetNr,
    zip: place.zip || streetParts.zip,
    cityName: place.cityName || streetParts.cityName,
    country: streetParts.country,
    addressRemarks: remarks.filter((text) => text !== '').join(', '),
  }
}

function readPlace(zip: string, cityName: string, zipAndCity: string): { zip: string; cityName: string } {
  const single = cityName === '' || !isZip(readZip(zip)) ? splitZipAndCity(zip) : undefined
  const combined =
    splitZipAndCity(zipAndCity) ??
    (/\d/.test(zipAndCity) ? { zip: zipAndCity, cityName: '' } : { zip: '', cityName: zipAndCity })
  return {
    zip: single?.zip ?? readZip(zip || combined.zip),
    cityName: cityName || (single?.cityName ?? combined.cityName),
  }
}

/** A row on its way through the steps of reading. */
export interface PersonRow {
  rowNumber: number
  participant: ImportedParticipant
  issues: RowIssue[]
  /** A wish written as a name instead of an address; resolved once all rows are read. */
  wishedName: string
  /** Name of the root of a fixed pair, as our own export writes it at the second person. */
  registeredBy: string
}

interface Reading {
  meals: readonly Meal[]
  asked: Asked
  /** What the second person eats, where columns tell the two apart. */
  secondFood?: Cells | undefined
}

/**
 * Reads one person from one row. Refuses nothing: a value that cannot be read is left out and reported as a WARNING.
 */
export function readParticipant(cells: Cells, rowNumber: number, { meals, asked, secondFood }: Reading): PersonRow {
  const lineOf = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const text = (field: ImportField) => tidyText(cells.get(field) ?? '')
  const name = readName(cells)
  const address = readAddress(cells)
  const door = readDoor(cells)
  const needs = readMealNeeds(cells)
  const { standby, issues: standbyIssues } = readStandby(cells)
  const { answers, issues } = readAnswers(cells, meals)
  const wish = readEmail(cells.get('teamPartnerWishEmail') ?? '')
  const wishedName = wish.includes('@') ? '' : wish
  const partner = readPartner(cells)
  // Field by field: spreading three objects into one costs more than reading the row.
  const participant: ImportedParticipant = {
    firstnamePart: name.firstnamePart,
    lastname: name.lastname,
    gender: answers.gender,
    email: readEmail(cells.get('email') ?? ''),
    mobileNumber: lineOf('mobileNumber'),
    street: address.street,
    streetNr: address.streetNr,
    zip: address.zip,
    cityName: address.cityName,
    country: answers.country || address.country,
    addressRemarks: address.addressRemarks,
    bellName: door.bellName,
    floor: door.floor,
    entranceNote: door.entranceNote,
    age: answers.age,
    numSeats: answers.numSeats,
    vegetarian: needs.diets.has('vegetarian'),
    lactose: needs.diets.has('lactose'),
    gluten: needs.diets.has('gluten'),
    vegan: needs.diets.has('vegan'),
    mealSpecificsNote: partner ? needs.note : withUnnamedDiet(needs.note, text('partnerDiet')),
    notes: text('notes'),
    miscNotes: text('miscNotes'),
    teamPartnerWishEmail: wishedName === '' ? wish : '',
    standbyCook: standby.standbyCook,
    standbyGuest: standby.standbyGuest,
    preferredMeal: answers.preferredMeal,
  }
  const language = readLanguage(lineOf('languageCode'))
  if (language) participant.languageCode = language
  else if (lineOf('languageCode') !== '') issues.push(rowIssue('WARNING', 'import_language_unknown', 'languageCode'))
  if (partner)
    participant.teamPartnerWishRegistrationData = secondFood ? { ...partner, diet: readDiet(secondFood) } : partner
  const questionAnswers = readAsked(cells, asked)
  if (questionAnswers.allergens !== undefined) participant.allergens = questionAnswers.allergens
  if (questionAnswers.answers !== undefined) participant.answers = questionAnswers.answers
  issues.push(...needs.issues, ...standbyIssues, ...questionAnswers.issues, ...lostCharacters(participant))
  return { rowNumber, participant, issues, wishedName, registeredBy: lineOf('registeredBy') }
}

function readName(cells: Cells): { firstnamePart: string; lastname: string } {
  const full = splitFullName(tidyLine(cells.get('fullName') ?? ''))
  return {
    firstnamePart: tidyLine(cells.get('firstnamePart') ?? '') || full.firstnamePart,
    lastname: tidyLine(cells.get('lastname') ?? '') || full.lastname,
  }
}

function readPartner(cells: Cells): PartnerData | undefined {
  const lineOf = (field: ImportField) => tidyLine(cells.get(field) ?? '')
  const whole = lineOf('partnerLastname') === '' ? splitFullName(lineOf('partnerFirstname')) : undefined
  const partner = {
    firstnamePart: whole?.firstnamePart ?? lineOf('partnerFirstname'),
    lastname: whole?.lastname ?? lineOf('partnerLastname'),
    email: readEmail(cells.get('partnerEmail') ?? ''),
    mobileNumber: lineOf('partnerMobile'),
  }
  return Object.values(partner).some((text) => text !== '') ? partner : undefined
}

/** Without a list of allergens: that of the first counts for both. */
function readDiet(cells: Cells): PartnerDiet {
  const { diets, note } = readMealNeeds(cells)
  return {
    vegetarian: diets.has('vegetarian'),
    lactose: diets.has('lactose'),
    gluten: diets.has('gluten'),
    vegan: diets.has('vegan'),
    mealSpecificsNote: note,
  }
}

/** Cooks read the note, so that needs of nobody with a name stand there. */
function withUnnamedDiet(note: string, cell: string): string {
  const { diets, note: words } = readDiets(cell)
  return diets.length === 0 && words.length === 0 ? note : withNote(note, cell)
}

const named = ['firstnamePart', 'lastname', 'street', 'cityName'] as const
/** `?` inside a word, the replacement character, or UTF-8 read as Windows-1252 ("MÃ¼ller"). */
const lost = /\p{L}\?+\p{L}|\p{L}\?+$|^\?+\p{L}|\uFFFD|[ÃÂÄÅ][\u0080-\u00BF]/u

function lostCharacters(participant: ImportedParticipant): RowIssue[] {
  return named
    .filter((field) => /[?\uFFFDÃÂÄÅ]/.test(participant[field]) && lost.test(participant[field]))
    .map((field) => rowIssue('WARNING', 'import_characters_lost', field))
}

export function identityOf(participant: Pick<ImportedParticipant, 'email'>): string {
  return emailIdentity(participant.email)
}
