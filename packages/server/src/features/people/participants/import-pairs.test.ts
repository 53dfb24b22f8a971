import type { ImportRowReply, ParticipantReply } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { personBody } from '../../../../test/bodies.ts'
import { givenImport } from '../../../../test/given-import.ts'

interface Outcome {
  imported: ParticipantReply[]
  updated: ParticipantReply[]
  rejected: ImportRowReply[]
}

test('a list behind a sheet of notes is the one that is previewed', async () => {
  const { preview } = await givenImport()
  const { rows, columns } = await preview('notes-on-first-sheet.xlsx')
  expect(rows.map((row) => row.rowNumber)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(columns.find(({ field }) => field === 'email')?.samples[0]).toBe('aenne.mueller0@example.org')
})

describe('a list of couples as forms write it', () => {
  test('the second person has name, mailbox and number of their own, and their needs are not those of the first', async () => {
    const event = await givenImport()
    await event.send((await event.preview('20-vorname1-vorname2.csv')).rows, { numSeats: 6 })
    const people = await event.people()
    const facts = ({ firstnamePart, lastname, email, mobileNumber, mealSpecificsNote }: ParticipantReply) =>
      [firstnamePart, lastname, email, mobileNumber, mealSpecificsNote].join(' ')
    expect(people.slice(0, 4).map(facts)).toEqual([
      'Ada0 Eins a0@example.org 0170111 Nüsse',
      'Bea0 Zwei b0@example.org 0170222 ',
      'Ada1 Eins a1@example.org 0170111 ',
      'Bea1 Zwei b1@example.org 0170222 Fisch',
    ])
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
