import { expect, test } from 'vitest'
import { isNoDiet } from './no-diet.ts'

test.each([
  ...['', '-', '–', '—', '−', '/', '--', '0', '-, -'],
  ...['keine', 'Keine.', 'kein', 'keins', 'nichts', 'nix', 'nein', 'k.A.', 'k. A.', 'keine Angabe'],
  ...['none', 'no', 'nope', 'nothing', 'n/a', 'N/A', 'n.a.', 'NA'],
  ...['alles', 'isst alles', 'Ich esse alles!', 'esse alles gerne', 'mag alles', 'Allesesser', 'Allesesserin'],
  ...['everything', 'eats everything', 'I eat anything'],
  ...[
    'keine Allergien',
    'Keine bekannten Allergien',
    'keine Allergien oder Unverträglichkeiten',
    'keine Besonderheiten',
  ],
  ...[
    'keine Lebensmittelallergien/Unverträglichkeiten',
    'keinerlei Einschränkungen',
    'no allergies',
    'No known allergies',
  ],
  ...['no allergies or intolerances', 'no dietary requirements', 'no restrictions'],
  ...['keine, isst alles', 'Keine Allergien. Esse alles.', 'keine; -', 'nichts\nisst alles', 'nein und nein'],
])('%j is nothing to consider', (text) => {
  expect(isNoDiet(text)).toBe(true)
})

test.each([
  ...['?', '🥜', 'keine 🥜', 'ja', 'x', 'vegan', 'Fleisch', 'Nüsse', 'keine Nüsse', 'no nuts', 'Nüsse: nichts'],
  ...['isst alles außer Fisch', 'alles, nur keine Pilze', 'esse alles, keine Eier', 'eats everything but fish'],
  ...['keine Allergien, aber Laktoseintoleranz', 'keine Allergie außer Nüsse', 'no allergies except nuts', 'Allergien'],
  ...['keine Milchprodukte', 'nichts Scharfes', 'nicht scharf', 'ohne Fleisch', 'Nussallergie', 'N?sse', '1'],
])('%j has to be considered', (text) => {
  expect(isNoDiet(text)).toBe(false)
})

test('hostile texts are read in little time', () => {
  for (const text of [
    'keine allergien '.repeat(300),
    'lebensmittel'.repeat(400),
    `${'-'.repeat(5_000)}x`,
    '; '.repeat(2_500),
  ]) {
    const start = Date.now()
    isNoDiet(text)
    expect(Date.now() - start).toBeLessThan(100)
  }
})
