import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseParticipants } from './parse-participants.ts'

async function read(filename: string) {
  const bytes = readFileSync(new URL(`../../../../test/fixtures/${filename}`, import.meta.url))
  const given = { meals: [], registered: new Map(), seatsNeeded: 6, country: 'DE' }
  const { rows } = await parseParticipants({ bytes, filename, ...given })
  return rows
}

test('zips and phones in number cells get their digits back, also where the format shows a zero', async () => {
  const rows = await read('zip-number-format.xlsx')
  expect(rows.map(({ participant }) => participant.zip)).toEqual(['01067', '04275', '09111', '10115', '04275', '04275'])
  expect(rows.map(({ participant }) => participant.mobileNumber)).toEqual(
    [1, 2, 3, 4, 5, 6].map((person) => `+491761234560${person}`),
  )
  const phones = await read('phone-number-cells.xlsx')
  expect(phones.map(({ participant }) => participant.mobileNumber)).toEqual([
    '017645607229',
    '+4917645607229',
    '3911234567',
  ])
})

test('our own CSV saved by LibreOffice gets its zips back, and every house number that became a date is named', async () => {
  const rows = await read('saved-by-libreoffice.xlsx')
  expect(rows).toHaveLength(60)
  expect(rows.filter(({ participant }) => !/^0\d{4}$/.test(participant.zip))).toEqual([])
  const dated = rows.filter(({ issues }) => issues.some(({ message }) => message === 'import_date_made'))
  expect(dated.length).toBeGreaterThan(5)
  expect(new Set(dated.map(({ participant }) => participant.streetNr))).toEqual(new Set(['1/2']))
  expect(rows.filter(({ participant }) => participant.streetNr.startsWith('2026'))).toEqual([])
})

test('a list saved on an old Macintosh has its umlauts', async () => {
  const rows = await read('mac-roman.csv')
  expect(rows.map(({ participant: { firstnamePart, lastname, street } }) => [firstnamePart, lastname, street])).toEqual(
    [
      ['Jürgen', 'Weiß', 'Königstraße'],
      ['Änne', 'Schröder', 'Große Gasse'],
      ['Ülkü', 'Bäcker', 'Mühlenweg'],
      ['Kai', 'Lutz', 'Am Markt'],
      ['Mia', 'Groß', 'Höhe'],
    ],
  )
})
