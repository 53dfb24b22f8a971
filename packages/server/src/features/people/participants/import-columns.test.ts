import type { ImportPreview } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenImport } from '../../../../test/given-import.ts'

const wishOf = ({ rows }: ImportPreview) =>
  new Map(rows.flatMap(({ participant: { email, teamPartnerWishEmail: wish } }) => (wish ? [[email, wish]] : [])))

test('the export of another product brings its wishes without touching a column', async () => {
  const { preview, send, people } = await givenImport()
  const read = await preview('24-incumbent-export-20-columns.csv')
  // Three rows join the row of the partner who registered them.
  expect([read.numRows, read.numImportable]).toEqual([17, 17])
  const wishes = wishOf(read)
  const mutual = [...wishes].filter(([email, wish]) => wishes.get(wish) === email)
  expect(mutual).toHaveLength(8)
  expect((await send(read.rows)).status).toBe(200)
  expect((await people()).filter(({ teamPartnerWishEmail }) => teamPartnerWishEmail !== '')).toHaveLength(wishes.size)
})

test('a template of another product with 23 columns keeps its wishes', async () => {
  const { preview } = await givenImport()
  const read = await preview('08b-vorlage-23.xlsx')
  expect(read.numImportable).toBe(30)
  expect(wishOf(read).size).toBeGreaterThan(0)
  expect(read.columns.filter(({ notice }) => notice !== undefined)).toEqual([])
})

test('a form that fills its own address column loses it against the one that was typed', async () => {
  const { preview } = await givenImport()
  const read = await preview('10b-microsoft-forms.xlsx')
  expect(read.rows.map(({ participant }) => participant.email)).toEqual(
    read.rows.map(() => expect.stringMatching(/^[^@\s]+@[^@\s]+$/)),
  )
})
