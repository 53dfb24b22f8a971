import type { BodyInputOf, ImportRowReply, ParticipantReply, participantRoutes } from '@running-dinner/contract'
import type { ImportedParticipant } from '@running-dinner/domain/participant-import/import-row.ts'
import { mailboxPairs, pairedAtMailbox } from '@running-dinner/domain/participant-import/mailbox-pairs.ts'
import { describe, expect, test } from 'vitest'
import { personBody } from '../../../test/bodies.ts'
import { givenImport } from '../../../test/given-import.ts'

type ForAll = NonNullable<BodyInputOf<typeof participantRoutes.import>['forAll']>
interface Outcome {
  imported: ParticipantReply[]
  updated: ParticipantReply[]
  rejected: ImportRowReply[]
}

const pairsIn = (people: readonly ParticipantReply[]) =>
  people.filter((person) => person.teamPartnerWishRegistrationRoot).length

test('a list behind a sheet of notes is the one that is previewed', async () => {
  const { preview } = await givenImport()
  const { rows, columns } = await preview('notes-on-first-sheet.xlsx')
  expect(rows.map((row) => row.rowNumber)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(columns.find(({ field }) => field === 'email')?.samples[0]).toBe('aenne.mueller0@example.org')
})

describe('a list of couples as forms write it', () => {
  test.each<[file: string, forAll: ForAll, refused: number[], people: number, pairs: number]>([
    ['20-vorname1-vorname2.csv', { numSeats: 6 }, [], 18, 9],
    ['03-koch1-koch2.csv', { numSeats: 6, zip: '96047' }, [], 36, 18],
    ['02b-duo-form-de.csv', { numSeats: 6 }, [], 24, 12],
    // One row has "Gern bei anderen" for an address.
    ['05-kochpartner.csv', { numSeats: 6, zip: '52062', cityName: 'Aachen' }, [5], 18, 9],
    ['18-names-one-cell.csv', { numSeats: 6, lastname: 'Kern' }, [], 31, 10],
    ['01-teams-teamname.csv', { zip: '39104', cityName: 'Magdeburg', lastname: 'Team' }, [], 21, 0],
  ])('%s comes in as guessed, with %j typed once', async (file, forAll, refused, people, pairs) => {
    const event = await givenImport()
    const { rows } = await event.preview(file)
    const { body } = await event.send(rows, forAll)
    expect((body as Outcome).rejected.map(({ rowNumber }) => rowNumber)).toEqual(refused)
    const stored = await event.people()
    expect([stored.length, pairsIn(stored)]).toEqual([people, pairs])
  })

  test('the second person has name, mailbox and number of their own, and their needs are not those of the first', async () => {
    const event = await givenImport()
    await event.send((await event.preview('20-vorname1-vorname2.csv')).rows, { numSeats: 6 })
    const people = await event.people()
    const facts = ({ firstnamePart, lastname, email, mobileNumber, mealSpecificsNote }: ParticipantReply) =>
      [firstnamePart, lastname, email, mobileNumber, mealSpecificsNote].join(' ')
    expect(people.slice(0, 4).map(facts)).toEqual([
      'Ada0 Eins a0@example.org 0170111 Nüsse',
      'Bea0 Zwei b0@example.org 0170222 Nüsse',
      'Ada1 Eins a1@example.org 0170111 Bea1: Fisch',
      'Bea1 Zwei b1@example.org 0170222 Bea1: Fisch',
    ])
  })

  test('two rows with one mailbox are refused as singles and come in as pairs', async () => {
    const event = await givenImport()
    const { rows } = await event.preview('16-shared-mail.csv')
    const imported = rows as unknown as { rowNumber: number; participant: ImportedParticipant }[]
    const couples = mailboxPairs(imported, new Map())
    expect(couples).toHaveLength(6)
    const pairs = couples.map(([first, second]) => ({
      rowNumber: first.rowNumber,
      participant: pairedAtMailbox(first.participant, second.participant, String),
    }))
    const { body } = await event.send(pairs)
    expect((body as Outcome).rejected).toEqual([])
    const people = await event.people()
    expect([people.length, pairsIn(people), new Set(people.map(({ email }) => email)).size]).toEqual([12, 6, 6])
  })
})

describe('what is typed once for all rows', () => {
  const rows = [{ rowNumber: 2, participant: personBody(1, { zip: '', cityName: 'Freiburg' }) }]

  test('fills only what a row lacks', async () => {
    const event = await givenImport()
    await event.send(rows, { zip: '79100', cityName: 'Hamburg' })
    expect(await event.people()).toMatchObject([{ zip: '79100', cityName: 'Freiburg' }])
  })

  test('is checked with the row', async () => {
    const event = await givenImport()
    const { body } = await event.send(rows, { zip: '12' })
    expect((body as Outcome).rejected).toMatchObject([
      { rowNumber: 2, issues: [{ field: 'zip', message: 'zip_invalid' }] },
    ])
  })

  test('does not change what an update leaves out', async () => {
    const event = await givenImport()
    await event.send([{ participant: personBody(1) }])
    const { email } = personBody(1)
    const { body } = await event.send([{ participant: { email, lastname: 'Neu' }, update: true }], { zip: '20095' })
    expect((body as Outcome).updated).toMatchObject([{ lastname: 'Neu', zip: personBody(1).zip }])
  })

  test.each([{ street: 'Weg' }, { zip: 79100 }, { numSeats: 'viele' }, 'zip'])('refuses %j', async (forAll) => {
    const event = await givenImport()
    const { status, issues } = await event.send(rows, forAll as object)
    expect([status, issues.length]).toEqual([406, 1])
    expect(await event.people()).toEqual([])
  })
})
