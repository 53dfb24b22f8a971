import { expect, it } from 'vitest'
import { callLinks } from './call-links.ts'

it.each([
  ['0176 45607229', ['+4917645607229']],
  ['0176/45607229', ['+4917645607229']],
  ['0176–45607229', ['+4917645607229']],
  ['+49 (0)176 45607229', ['+4917645607229']],
  ['0049 (0) 176 45607229', ['+4917645607229']],
  ['(+49) 176 45607229', ['+4917645607229']],
  ['tel. +49 176 45607229', ['+4917645607229']],
  ['＋49 176 45607229', ['+4917645607229']],
  ['+0176 45607229', ['+4917645607229']],
  ['0176 45607229 (Anna)', ['+4917645607229']],
  ['0176 45607229 ab 18 Uhr', ['+4917645607229']],
  ['0176 45607229 Code 1234', ['+4917645607229']],
  ['0391-5551234 App. 12', ['+493915551234']],
  ['0176 45607229 / 0391 5551234', ['+4917645607229', '+493915551234']],
  ['0176 45607229, 0176 45607230', ['+4917645607229', '+4917645607230']],
  ['0176 45607229 oder 0391 5551234', ['+4917645607229', '+493915551234']],
  ['0176 45607229 and +43 664 1234567', ['+4917645607229', '+436641234567']],
  // The zero or the plus was lost in a spreadsheet.
  ['17645607229', ['+4917645607229']],
  ['4917645607229', ['+4917645607229']],
  // Too few or too many digits for any network, but what was typed.
  ['0176 456072', ['+49176456072']],
  ['5551234', ['5551234']],
])('finds the number to dial in "%s"', (typed, numbers) => {
  expect(callLinks(typed, 'DE').map(({ url }) => url)).toEqual(numbers.map((number) => `tel:${number}`))
})

it.each(['', '-', 'keine', 'siehe Mail', '00', '112', '4,91764E+11', '4.91761234567E+11', 'Haus 12, 39104'])(
  'finds nothing to dial in "%s"',
  (typed) => {
    expect(callLinks(typed, 'DE')).toEqual([])
  },
)

it.each([
  ['AT', '0664 1234567', 'tel:+436641234567'],
  ['CH', '079 123 45 67', 'tel:+41791234567'],
  ['CH', '+41 (0)79 123 45 67', 'tel:+41791234567'],
  ['DK', '32 12 34 56', 'tel:+4532123456'],
  ['IT', '06 6982 1234', 'tel:+390669821234'],
  ['FR', '06 12 34 56 78', 'tel:+33612345678'],
  ['', '0176 45607229', 'tel:+4917645607229'],
])('reads a number without a country as one of %s: %s', (country, typed, url) => {
  expect(callLinks(typed, country)).toEqual([{ text: typed, url }])
})

it('names the part of the text that a link dials, and the whole text where there is one number', () => {
  expect(callLinks(' 0176 45607229 / 0391 5551234 ', 'DE').map(({ text }) => text)).toEqual([
    '0176 45607229',
    '0391 5551234',
  ])
  expect(callLinks(' 0176 45607229 (Anna) ', 'DE').map(({ text }) => text)).toEqual(['0176 45607229 (Anna)'])
})
