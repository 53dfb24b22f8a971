import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

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
