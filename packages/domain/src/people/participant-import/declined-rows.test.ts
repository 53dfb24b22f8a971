import { describe, expect, test } from 'vitest'
import { columnNotices } from './column-notices.ts'
import { guessMapping } from './guess-mapping.ts'
import { readRows } from './read-rows.ts'
import type { Sheet } from './sheet.ts'

/** A list of four with one more column. */
function listWith(name: string, cells: readonly string[]): Sheet {
  return {
    header: ['Vorname', 'Nachname', 'E-Mail', name],
    rows: cells.map((cell, at) => [`Vor${at}`, 'Nach', `p${at}@example.org`, cell]),
  }
}

function asidesIn(sheet: Sheet) {
  const rows = readRows(sheet, guessMapping(sheet), { meals: [], registered: new Map(), seatsNeeded: 6 })
  return rows.map(({ aside }) => aside)
}

describe('people who declined', () => {
  test.each([
    ['approval_status', ['approved', 'declined', 'invited', 'pending_approval']],
    ['Attendee Status', ['Attending', 'Not Attending', 'Checked In', '']],
    ['RSVP', ['Yes', 'No', 'Maybe', 'yes']],
    ['RSVP status', ['going', 'not going', 'going', 'going']],
    ['Response', ['Accepted', 'Declined', 'Tentative', 'Accepted']],
    ['Will you come?', ["Sure, I'll be there", "Sorry, I can't make it", 'yes', 'yes']],
    ['Status', ['zugesagt', 'abgesagt', 'offen', 'zugesagt']],
    ['Anmeldestatus', ['bestätigt', 'storniert', 'bestätigt', 'Warteliste']],
    ['Kommst du?', ['Ja', 'Nein', 'ja, gern', 'Ja']],
    ['Bist du dabei?', ['Bin dabei', 'Leider nein', 'klar', 'ja']],
    ['Teilnahme', ['ja', 'Ich kann leider nicht', 'ja', 'ja']],
    ['Zu- oder Absage / Antwort', ['Zusage', 'Absage', 'Zusage', 'Zusage']],
  ])('"%s": %j sets the second row aside', (name, cells) => {
    expect(asidesIn(listWith(name, cells))).toEqual([undefined, 'DECLINED', undefined, undefined])
  })

  test.each([
    ['Zahlungsstatus', ['bezahlt', 'storniert', 'bezahlt', 'offen']],
    ['Payment status', ['paid', 'declined', 'paid', 'paid']],
    ['Status', ['Student', 'nein', 'Student', '']],
    ['Aufräumen helfen?', ['Ja', 'Nein', 'Ja', 'Ja']],
    ['Hund dabei?', ['Ja', 'Nein', 'Nein', 'Ja']],
    ['Kommst du mit dem Auto?', ['Ja', 'Nein', 'Ja', 'Ja']],
    ['Teilnahme an der After Party', ['ja', 'nein', 'ja', 'ja']],
    ['Is your partner coming?', ['yes', 'no', 'yes', 'yes']],
    ['Antwort auf Frage 3', ['Nein', 'Ja', 'Nein', 'Ja']],
    ['Bemerkung', ['', 'Mein Freund hat abgesagt', '', '']],
    ['RSVP', ['No', 'No', 'No', 'No']],
    ['Attendee #', ['1', '2', '3', '4']],
  ])('"%s": %j sets none aside', (name, cells) => {
    expect(asidesIn(listWith(name, cells))).toEqual([undefined, undefined, undefined, undefined])
  })

  test('take no address from those who come, and their column is no loss', () => {
    const sheet = listWith('Kommst du?', ['Nein', 'Ja'])
    const [first = [], second = []] = sheet.rows
    const rows = readRows({ ...sheet, rows: [first, second.with(2, first[2] ?? '')] }, guessMapping(sheet), {
      meals: [],
      registered: new Map(),
      seatsNeeded: 6,
    })
    expect(rows.map(({ issues }) => issues.some(({ message }) => message === 'import_duplicate_in_file'))).toEqual([
      false,
      false,
    ])
    expect(columnNotices(sheet, guessMapping(sheet))).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('hidden rows', () => {
  test('are set aside by their number in the spreadsheet', () => {
    const sheet = listWith('Alter', ['30', '31', '32'])
    expect(asidesIn({ ...sheet, firstRow: 5, hiddenRows: new Set([2, 6]) })).toEqual([undefined, 'HIDDEN', undefined])
  })

  test('count as shown where all are hidden', () => {
    expect(asidesIn({ ...listWith('Alter', ['30', '31']), hiddenRows: new Set([2, 3]) })).toEqual([
      undefined,
      undefined,
    ])
  })
})
