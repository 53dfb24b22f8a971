import { expect, test } from 'vitest'
import { readPdf } from '../../../../../test/read-pdf.ts'
import { printPdf } from './print-pdf.ts'
import type { CardStop, CueCard, HostSheet, RouteCard } from './printed-pages.ts'

const about = { title: 'Lauf', language: 'de', createdAt: new Date('2030-05-01T10:00:00Z') }

function stop(number: number, changes: Partial<CardStop> = {}): CardStop {
  return {
    look: 'main',
    course: `Gang ${number}`,
    time: '19:00',
    heading: 'Zu Gast bei',
    lines: [`Host ${number}`, 'Weg 1', '79100 Freiburg'],
    remark: '',
    facts: [],
    ...changes,
  }
}

const card = (stops: CardStop[], changes: Partial<RouteCard> = {}): RouteCard => ({
  ...{ title: 'Lauf', when: 'heute', team: 'Team 1', names: 'Ada und Ben', note: '', codes: [], footer: 'Ende' },
  ...{ stops, after: undefined, ...changes },
})

const cueCard = (number: number, opensPage: boolean, changes: Partial<CueCard> = {}): CueCard => {
  const { time: openTime, ...there } = stop(number)
  return {
    ...{ ...there, openTime, title: 'Lauf', team: `Team ${number}`, names: 'Ada', openLabel: 'Öffnen um', closed: '' },
    ...{ opensPage, ...changes },
  }
}

const cards = async (...list: RouteCard[]) =>
  readPdf(await printPdf({ ...about, pages: { kind: 'routeCards', cards: list } }))
const cueCards = async (...list: CueCard[]) =>
  readPdf(await printPdf({ ...about, pages: { kind: 'cueCards', cueCards: list, fold: 'falten', cut: 'schneiden' } }))

const endless = 'ß'.repeat(255)
const wordy = 'Łódź und Ďuriš '.repeat(40).trim()

test('fits three courses and the after party on a page, and keeps every part with the longest texts', async () => {
  const facts = [{ label: 'So essen eure Gäste', text: wordy }]
  const long = [1, 2, 3].map((number) => stop(number, { lines: [endless, endless, endless], remark: wordy, facts }))
  const after = { label: 'Danach', time: '01:00', lines: [endless, wordy] }
  const plain = await cards(
    card(
      [1, 2, 3].map((number) => stop(number)),
      { after: { ...after, lines: ['Café'] } },
    ),
  )
  expect(plain).toHaveLength(1)
  expect(plain[0]).toContain('Café')
  const pages = await cards(card(long, { title: endless, names: wordy, after }))
  expect(pages.length).toBeLessThanOrEqual(3)
  expect(pages.join('\n')).toContain('Danach')
})

test('continues on the next page with whole stops when there are more courses than a page holds', async () => {
  const pages = await cards(card(Array.from({ length: 8 }, (_, index) => stop(index + 1))), card([stop(99)]))
  expect(pages).toHaveLength(3)
  const all = pages.slice(0, 2).join('\n')
  for (let number = 1; number <= 8; number++) expect(all).toContain(`Host ${number}`)
  expect(pages[1]).toContain('Team 1 · Ada und Ben')
  expect(pages[2]).toContain('Host 99')
})

test('prints three cue cards per page and starts a new page for each team', async () => {
  expect(await cueCards(...[1, 2, 3, 4].map((number) => cueCard(number, false)))).toHaveLength(2)
  expect(await cueCards(cueCard(1, true), cueCard(1, false), cueCard(2, true))).toHaveLength(2)
  const [page = ''] = await cueCards(cueCard(1, true, { lines: [endless, wordy], remark: wordy, names: wordy }))
  expect(page).toContain('falten')
  expect(page).not.toContain('\uFFFD')
})

test('continues a kitchen sheet on the next page when notes fill the first, and prints them to their end', async () => {
  const text = `${'keine Erdnüsse, '.repeat(60)}ENDE`
  const sheet: HostSheet = {
    ...{ title: 'Lauf', when: 'heute', team: 'Team 1', names: 'Ada und Ben', look: 'main', course: 'Hauptgang' },
    ...{ time: '21:00', place: 'Weg 1', expected: 'Ihr erwartet 4 Gäste.', footer: 'Ende' },
    guests: Array.from({ length: 6 }, (_, index) => ({ team: `Team ${index + 2}`, names: wordy })),
    facts: [
      { label: 'So essen eure Gäste', text },
      { label: 'So esst ihr selbst', text: 'vegan (1)' },
    ],
  }
  const pages = readPdf(await printPdf({ ...about, pages: { kind: 'hostSheets', sheets: [sheet] } }))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join('\n')).toContain('ENDE')
  expect(pages.join('\n')).toContain('vegan (1)')
  for (const page of pages) expect(page).toContain('Ende')
})

test('prints notes of a whole page on a kitchen sheet, and cuts them on a route card', async () => {
  const facts = [{ label: 'So essen eure Gäste', text: `${'keine Erdnüsse, '.repeat(180)}ENDE` }]
  const sheet: HostSheet = {
    ...{ title: 'Lauf', when: 'heute', team: 'Team 1', names: 'Ada und Ben', look: 'main', course: 'Hauptgang' },
    ...{ time: '21:00', place: 'Weg 1', expected: 'Ihr erwartet 4 Gäste.', footer: 'Ende', guests: [], facts },
  }
  const pages = readPdf(await printPdf({ ...about, pages: { kind: 'hostSheets', sheets: [sheet] } }))
  expect(pages.join('\n')).toContain('ENDE')
  const route = await cards(card([stop(1, { facts }), stop(2), stop(3)]))
  expect(route.join('\n')).not.toContain('ENDE')
  expect(route[0]).toContain('Host 2')
})

test('makes a valid file for no teams at all', async () => {
  const bytes = await printPdf({ ...about, pages: { kind: 'routeCards', cards: [] } })
  expect(bytes.subarray(-6).toString()).toContain('%%EOF')
})

test('prints diet notes to their end, up to the longest allowed', async () => {
  const text = `${'keine Erdnüsse, '.repeat(60)}ENDE`
  const facts = [{ label: 'So essen eure Gäste', text }]
  expect((await cards(card([stop(1, { facts }), stop(2), stop(3)]))).join('\n')).toContain('ENDE')
  const short = [{ label: 'So essen eure Gäste', text: `${'keine Erdnüsse, '.repeat(25)}ENDE` }]
  expect((await cueCards(cueCard(1, true, { facts: short }))).join('\n')).toContain('ENDE')
})

test.each([
  ['Grüße aus Köln – „Straße“, 3,4 km', ['Inter-Bold', 'Inter-Regular']],
  ['Łódź', ['DejaVuSansCondensed-Bold', 'Inter-Bold', 'Inter-Regular']],
  ['Αθήνα → Пловдив', ['DejaVuSansCondensed-Bold', 'Inter-Bold', 'Inter-Regular']],
])('prints "%s" in the fonts %j and loses no letter', async (text, fonts) => {
  const bytes = await printPdf({ ...about, pages: { kind: 'routeCards', cards: [card([stop(1, { lines: [text] })])] } })
  const embedded = bytes.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+([\w-]+)/g)
  expect([...embedded].map(([, name]) => name).sort()).toEqual(fonts)
  expect(readPdf(bytes).join('\n')).toContain(text)
})

test('says its language, for readers of screens', async () => {
  for (const language of ['de', 'en']) {
    const bytes = await printPdf({ ...about, language, pages: { kind: 'routeCards', cards: [card([stop(1)])] } })
    expect(bytes.toString('latin1')).toContain(`/Lang (${language})`)
  }
})

test('drops emoji instead of printing boxes', async () => {
  const [page = ''] = await cards(card([stop(1)], { names: 'Mia 🌸 und Ben 👩🏽‍🍳' }))
  expect(page).toContain('Mia und Ben')
  expect(page).not.toContain('\uFFFD')
})

test('keeps the space on its side of a name that is written from right to left, and all letters of both', async () => {
  const [page = ''] = await cards(card([stop(1)], { names: 'Šárka Öztürk und שרה Groß' }))
  const pieces = page.split('\n')
  const at = pieces.findIndex((piece) => piece.includes('ש'))
  expect([pieces[at - 1], pieces[at], pieces[at + 1]]).toEqual(['Šárka Öztürk und ', 'הרש', ' Groß'])
})
