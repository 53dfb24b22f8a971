import { expect, test } from 'vitest'
import { longDay, plainText, preheaderOf, shortDay, textDocument } from './mail-document.ts'

test('a day has its weekday in both languages, the same in every zone', () => {
  expect([longDay('2026-12-05', 'de'), longDay('2026-12-05', 'en')]).toEqual([
    'Samstag, 5. Dezember 2026',
    'Saturday, 5 December 2026',
  ])
  expect([shortDay('2026-12-05', 'de'), shortDay('2026-12-05', 'en')]).toEqual([
    'Samstag, 5. Dezember',
    'Saturday, 5 December',
  ])
})

test('the plain text has every word of the document, links on a line of their own', () => {
  const text = plainText({
    event: { title: 'Köln kocht', date: 'Samstag, 5. Dezember 2026' },
    preheader: 'Nicht im Text',
    reason: 'Weil du dabei bist.',
    blocks: [
      { kind: 'text', text: 'Hallo Ada,' },
      { kind: 'changes', changes: [{ label: 'Neu: Nachtisch, Adresse', now: 'Weg 3', before: 'vorher: Weg 1' }] },
      { kind: 'heading', text: 'Auf einen Blick' },
      {
        kind: 'stop',
        course: 0,
        time: '19:00 Uhr',
        title: 'Vorspeise bei Anna',
        isCancelled: false,
        facts: [
          { label: 'Adresse', text: 'Weg 3', links: [{ text: 'Weg 3', url: 'https://maps.example/?q=Weg' }] },
          { label: '', text: '4 Gäste' },
        ],
      },
      { kind: 'button', label: 'Mein Abend', url: 'https://dinner.example/self/1' },
      { kind: 'note', text: 'Du kennst uns nicht?' },
    ],
  })
  expect(text.split('\n\n')).toEqual([
    'Köln kocht\nSamstag, 5. Dezember 2026',
    'Hallo Ada,',
    'Neu: Nachtisch, Adresse: Weg 3 (vorher: Weg 1)',
    'Auf einen Blick',
    '19:00 Uhr Vorspeise bei Anna\nAdresse: Weg 3\n4 Gäste',
    'Mein Abend:\nhttps://dinner.example/self/1',
    'Du kennst uns nicht?',
    'Weil du dabei bist.',
  ])
})

test.each([
  [['Hallo Ada,', 'deine Anmeldung\nist bestätigt.'], 'deine Anmeldung ist bestätigt.'],
  [['Hallo Ada,\n\nbis bald.'], 'bis bald.'],
  [['Hallo,'], 'Hallo,'],
])('the line beside the subject of %j skips the greeting', (parts, line) => {
  expect(preheaderOf(textDocument(parts))).toBe(line)
})

test('the line beside the subject is the given one', () => {
  expect(preheaderOf({ ...textDocument(['Text']), preheader: 'Kurz gesagt' })).toBe('Kurz gesagt')
})
