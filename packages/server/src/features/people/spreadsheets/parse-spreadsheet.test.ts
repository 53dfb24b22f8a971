import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { decodeText, parseCsv } from './parse-spreadsheet.ts'

const lists = [
  'Vorname;Name;Adresse\nJürgen;Weiß;Königstraße 1\nÄnne;Schröder;Große Gasse 2\nÜlkü;Bäcker;Mühlenweg 3',
  'Name;Stadt\nMüller;Köln',
  'Vorname;Name\nJosé;Núñez\nFrançois;Lefèvre\nHélène;Béranger',
  'Straße;Nr\nAm Mühlbach;3',
]

test.each(['win1252', 'macroman', 'cp850'].flatMap((codePage) => lists.map((list) => [codePage, list] as const)))(
  'text in %s is recognised: %j',
  (codePage, list) => {
    expect(decodeText(iconv.encode(list, codePage))).toBe(list)
  },
)

test.each(['Škoda;Tomáš;Božena', 'Notiz;„gern“ – bis 50 €', 'Anna;O’Neill;sagt “hi”', 'Preis;5 € pro Kopf'])(
  'text of Windows stays what it is: %s',
  (list) => {
    expect(decodeText(iconv.encode(list, 'win1252'))).toBe(list)
  },
)

const rows = [
  ['Nachname', 'Straße', 'Notiz'],
  ['Weiß', 'Günterstalstraße 21', 'Öl & Knäckebrot'],
]

test('decodes the letters that Windows-1252 has and Latin-1 has not', () => {
  const row = ['Kosten', '5 € – „pünktlich“', 'Šimunek…', '’']
  expect(parseCsv(iconv.encode(row.join(';'), 'win1252'))).toEqual([row])
})

describe('detects the encoding from the bytes', () => {
  const text = rows.map((row) => row.join(';')).join('\r\n')
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', iconv.encode(text, 'win1252')],
    ['UTF-16 LE with mark', iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['UTF-16 BE with mark', iconv.encode(text, 'utf-16be', { addBOM: true })],
    ['UTF-16 LE', iconv.encode(text, 'utf-16le', { addBOM: false })],
    ['UTF-16 BE', iconv.encode(text, 'utf-16be', { addBOM: false })],
  ])('%s', (_, bytes) => {
    expect(parseCsv(bytes)).toEqual(rows)
  })
})

test.each([';', ',', '\t', '|'])('detects the separator %j', (separator) => {
  expect(parseCsv(Buffer.from(rows.map((row) => row.join(separator)).join('\n')))).toEqual(rows)
})

test('is not misled by commas inside cells', () => {
  expect(parseCsv(Buffer.from('Name;Diät;Ort\nWeiß, Anna;vegan, glutenfrei;Ulm\nKern, Ben;;Ulm\n'))[1]).toEqual([
    'Weiß, Anna',
    'vegan, glutenfrei',
    'Ulm',
  ])
})

test('obeys the separator line of Excel and does not count it as a row', () => {
  expect(parseCsv(Buffer.from('sep=|\r\na|b;c\r\n1|2;3'))).toEqual([
    ['a', 'b;c'],
    ['1', '2;3'],
  ])
})

test('keeps separators, quotes and line ends in quoted cells, and blank lines', () => {
  expect(parseCsv(Buffer.from('a;b\n\n"eins\nzwei";"Klingel ""WG"""\n'))).toEqual([
    ['a', 'b'],
    [''],
    ['eins\nzwei', 'Klingel "WG"'],
    [''],
  ])
})
