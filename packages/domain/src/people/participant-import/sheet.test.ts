import { expect, test } from 'vitest'
import { hasHeader, toSheet } from './sheet.ts'

const person = ['Anna', 'Weiß', 'anna@example.org', '79104']

test.each([
  [['Vorname', 'Nachname', 'E-Mail', 'PLZ'], true],
  [['Wer?', 'Und wie noch?', 'Wohin schreiben wir?', 'Wo?'], true],
  [person, false],
  [['Anna', 'Weiß', '', '79104'], false],
  [['Teilnehmerliste 2027', '', '', ''], false],
  [['', '', '', ''], false],
])('%j is a header: %s', (first, expected) => {
  expect(hasHeader([first, person, person])).toBe(expected)
})

test('a title and blank rows above the header are skipped, and rows keep their number', () => {
  const rows = [['Anmeldungen'], [''], ['Vorname', 'Nachname', 'E-Mail', 'PLZ'], person, ['', '', '', '', 'spare']]
  const { sheet, issues } = toSheet(rows)
  expect(issues).toEqual([])
  expect(sheet.header).toEqual(['Vorname', 'Nachname', 'E-Mail', 'PLZ', ''])
  expect(sheet.firstRow).toBe(4)
  expect(sheet.rows[0]).toEqual([...person, ''])
})

test.each([
  [['Summe', '', '', '', '62']],
  [['Summe:', '', '', '', '62 Plätze']],
  [['', '', '', 'Gesamt', '62,0']],
  [['Anzahl Personen', '12', '', '', '62']],
  [['Total: 12', '', '', '', '']],
  [['Grand total', '', '', '', '1.250 €']],
])('a row of totals counts as blank: %j', (total) => {
  const { sheet } = toSheet([['Vorname', 'Nachname', 'E-Mail', 'PLZ', 'Plätze'], person, total, person])
  expect(sheet.rows.map((row) => row.join(''))).toEqual([person.join(''), '', person.join('')])
})

test.each([
  [['Summe', 'Bau', '', '', '6']],
  [['Total', '', 'total@example.org', '', '6']],
  [['', '', '', '79104', '6']],
  [['Gesamter Haushalt', '', '', '', '2']],
])('%j is no row of totals', (row) => {
  expect(toSheet([['Vorname', 'Nachname', 'E-Mail', 'PLZ', 'Plätze'], person, row]).sheet.rows[1]).toEqual(row)
})

test('without a header the columns are named by letters when addresses tell them apart', () => {
  const { sheet, issues } = toSheet([person, person])
  expect(issues).toEqual([])
  expect(sheet).toMatchObject({ header: ['A', 'B', 'C', 'D'], firstRow: 1 })
  expect(sheet.rows).toHaveLength(2)
  expect(toSheet([[...Array(27).fill(''), 'a@example.org']]).sheet.header.slice(-2)).toEqual(['AA', 'AB'])
})

test('neither header nor addresses is import_no_header', () => {
  const { issues } = toSheet([
    ['1', '2'],
    ['3', '4'],
  ])
  expect(issues.map((one) => one.message)).toEqual(['import_no_header'])
})

test('nothing, blanks and a lone header are import_file_empty', () => {
  for (const rows of [
    [],
    [['', ' ']],
    [['Vorname', 'Nachname', 'E-Mail']],
    [
      ['Vorname', 'Nachname'],
      ['', ''],
    ],
  ]) {
    expect(toSheet(rows).issues.map((one) => one.message)).toEqual(['import_file_empty'])
  }
})
