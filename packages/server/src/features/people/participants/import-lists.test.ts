import { readFile } from 'node:fs/promises'
import type {
  BodyInputOf,
  ImportPreview,
  ImportRowReply,
  ParticipantReply,
  participantRoutes,
} from '@running-dinner/contract'
import {
  asPair,
  type ImportedParticipant,
  type ImportRow,
  mailboxPairs,
  pairedAtMailbox,
  pairText,
} from '@running-dinner/domain/people'
import { expect, test } from 'vitest'
import { givenImport } from '../../../../test/given-import.ts'

interface List {
  file: string
  /** Typed once for all rows; every field counts as a press. */
  forAll?: NonNullable<BodyInputOf<typeof participantRoutes.import>['forAll']>
  /** The offer to make pairs of rows with one mailbox is taken. */
  couples?: true
  /** The offer to make pairs of rows that may be two people is taken. */
  unsure?: true
  /** Rows that nobody could import as they are. */
  refused?: number[]
}

/** Lists as forms, other products and spreadsheet programs write them; their people stand in `fixtures/lists/right`. */
const lists: readonly [presses: number, people: number, list: List][] = [
  [3, 21, { file: '01-teams-teamname.csv', forAll: { zip: '39104', cityName: 'Magdeburg', lastname: 'Team' } }],
  [1, 24, { file: '02b-duo-form-de.csv', forAll: { numSeats: 6 } }],
  [2, 36, { file: '03-koch1-koch2.csv', forAll: { numSeats: 6, zip: '96047' } }],
  // One row has "Gern bei anderen" for an address.
  [1, 18, { file: '05-kochpartner.csv', forAll: { numSeats: 6 }, refused: [5] }],
  [0, 40, { file: '08b-vorlage-23.xlsx' }],
  [1, 24, { file: 'notes-on-first-sheet.xlsx', forAll: { numSeats: 6 } }],
  [0, 9, { file: '10b-microsoft-forms.xlsx' }],
  [0, 17, { file: '12-phones.csv' }],
  [0, 3, { file: '12b-phones-number-cells.xlsx' }],
  [0, 20, { file: '13-address-one-cell.csv' }],
  [0, 29, { file: '14-street-room.csv' }],
  [1, 12, { file: '16-shared-mail.csv', couples: true }],
  [3, 33, { file: '18-names-one-cell.csv', forAll: { numSeats: 6, lastname: 'Kern' }, unsure: true }],
  [0, 15, { file: '19-food-note-column.csv' }],
  [1, 18, { file: '20-vorname1-vorname2.csv', forAll: { numSeats: 6 } }],
  [0, 20, { file: '21-lost-zero-leipzig.csv' }],
  [0, 5, { file: '22-no-umlaut-in-header-macroman.csv' }],
  [0, 20, { file: '24-incumbent-export-20-columns.csv' }],
  [0, 60, { file: 'export-csv-saved-by-libreoffice.xlsx' }],
  [0, 6, { file: 'empty-first-sheet.xlsx' }],
  [0, 6, { file: 'zip-as-number-with-format.xlsx' }],
]

test.each(lists.map(([presses, people, list]) => ({ ...list, presses, people })))(
  '$file: $presses presses bring the $people people that stand in it',
  async ({ file, forAll = {}, couples, unsure, refused = [], presses, people }) => {
    expect(Object.keys(forAll).length + (couples ? 1 : 0) + (unsure ? 1 : 0)).toBe(presses)
    const event = await givenImport()
    const { rows } = await event.preview(file)
    const { body } = await event.send(couples ? pairsIn(rows) : unsure ? splitIn(rows) : rows, forAll)
    const { rejected } = body as { rejected: ImportRowReply[] }
    expect(rejected.map(({ rowNumber }) => rowNumber)).toEqual(refused)
    const stored = await event.people()
    const right = await readFile(new URL(`../../../../test/fixtures/lists/right/${file}.txt`, import.meta.url), 'utf8')
    expect(stored.map(lineOf)).toEqual(right.trimEnd().split('\n'))
    expect(stored).toHaveLength(people)
  },
)

function pairsIn(rows: ImportPreview['rows']) {
  const couples = mailboxPairs(rows as unknown as { rowNumber: number; participant: ImportedParticipant }[], new Map())
  return couples.map(([first, second]) => ({
    rowNumber: first.rowNumber,
    participant: pairedAtMailbox(first.participant, second.participant),
  }))
}

function splitIn(rows: ImportPreview['rows']) {
  return rows.map((row) => {
    const { participant, issues } = row as unknown as ImportRow
    const text = issues.map(pairText).find((one) => one !== undefined)
    const isSplit = text !== undefined && !participant.teamPartnerWishRegistrationData
    return { ...row, participant: isSplit ? asPair(participant, text, 'Begleitung') : participant }
  })
}

/** Of seats and age. */
const unknown = -1

/** What was read about a person. */
function lineOf(person: ParticipantReply): string {
  const { firstnamePart, lastname, email, mobileNumber, street, streetNr, zip, cityName, country } = person
  const diets = (['vegetarian', 'vegan', 'lactose', 'gluten'] as const).filter((diet) => person[diet])
  const other = person.rootTeamPartnerWish ?? person.childTeamPartnerWish
  const facts: [name: string, value: string | number | null | undefined][] = [
    ['phone', mobileNumber],
    ['country', country],
    ['remark', person.addressRemarks],
    ['seats', person.numSeats],
    ['age', person.age],
    ['diet', diets.join(' ')],
    ['food', person.mealSpecificsNote],
    ['notes', person.notes],
    ['wish', person.teamPartnerWishEmail],
    ['pair with', other && `${other.firstnamePart} ${other.lastname}`],
  ]
  const given = facts.flatMap(([name, value]) =>
    value && value !== unknown ? [`${name} ${String(value).replaceAll('\n', '⏎')}`] : [],
  )
  return [`${firstnamePart} ${lastname}`, email, `${street} ${streetNr}, ${zip} ${cityName}`, ...given].join(' | ')
}
