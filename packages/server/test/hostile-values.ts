import { genderAspects, registrationTypes } from '@running-dinner/domain'

/** Values to refuse and to accept, by kind of field. `undefined` omits the field. */
export interface FieldCases {
  refused: readonly unknown[]
  accepted: readonly unknown[]
}

const lone = '\uD800'
const zeroWidth = '\u200B'
const wrongTypes: unknown[] = [7, 1.5, true, [], ['a'], {}, { toString: 'x' }]
const blanks = ['', ' ', '\t\n', '\u00A0', zeroWidth]
const controls = ['a\u0000b', 'a\u0007b', 'a\u0085b', `a${lone}b`, 'a\u202Eb']
const lineBreaks = ['a\nb', 'a\r\nBcc: x@y.z', 'a\u2028b']
const strange = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '{hostaddress}',
  '$&',
  "'; drop table dinner; --",
  '\\',
  '../../etc/passwd',
  '=1+1',
  '+49',
  '__proto__',
  '李',
  'Nguyễn',
  "O'Neil",
  '12 a/3',
]
const emojis = (count: number) => '😀'.repeat(count)

/** One line, required, at most `max` code points. */
export function line(max: number): FieldCases {
  return {
    refused: [
      undefined,
      null,
      ...blanks,
      ...wrongTypes,
      ...controls,
      ...lineBreaks,
      'a'.repeat(max + 1),
      'ä'.repeat(max + 1),
      emojis(max + 1),
      'a'.repeat(10_000),
      `Z${'\u0301'.repeat(max + 45)}`,
    ],
    accepted: ['a'.repeat(max), 'ä'.repeat(max), emojis(max), ...strange.filter((value) => value.length <= max)],
  }
}

/** One line, optional. */
export function optionalLine(max: number): FieldCases {
  const { refused, accepted } = line(max)
  return { refused: refused.filter((value) => !isBlank(value)), accepted: [undefined, null, '', ...accepted] }
}

/** Several lines, optional. */
export function optionalLines(max: number): FieldCases {
  return {
    refused: [...wrongTypes, ...controls, 'a'.repeat(max + 1), emojis(max + 1)],
    accepted: [undefined, null, '', 'a\nb', emojis(max), ...strange],
  }
}

/** Several lines, not empty. */
export function lines(max: number): FieldCases {
  const { refused, accepted } = optionalLines(max)
  return { refused: [undefined, null, ...blanks, ...refused], accepted: accepted.filter((value) => !isBlank(value)) }
}

export const email: FieldCases = {
  refused: [
    undefined,
    null,
    ...blanks,
    ...wrongTypes,
    'a',
    'a@b',
    'a@b..de',
    'a b@c.de',
    'a@b.de,c@d.de',
    'a@b.de;c@d.de',
    '"x y"@b.de',
    '<a@b.de>',
    'A <a@b.de>',
    'a@b.de\r\nBcc:x',
    'a@[127.0.0.1]',
    `a${zeroWidth}b@c.de`,
    `${'a'.repeat(65)}@b.de`,
    `a@${'b'.repeat(64)}.de`,
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(12)}.de`,
    'a'.repeat(100_000),
    '.a@b.de',
    'a.@b.de',
    'a@-b.de',
  ],
  accepted: ['anna.müller0@b.de', 'a+tag@b.de', 'A@B.DE', 'a@müller.de', '  a@b.de  ', "o'neil@b.de"],
}

export const optionalEmail: FieldCases = {
  refused: email.refused.filter((value) => !isBlank(value)),
  accepted: [undefined, null, '', ...email.accepted],
}

export const zip: FieldCases = {
  refused: [
    undefined,
    null,
    ...blanks,
    ...wrongTypes,
    '123',
    '12345678901',
    '١٢٣٤٥',
    'abcde',
    '79100\n',
    '7910_0',
  ].filter((value) => value !== '79100\n'),
  accepted: ['01067', '1010', 'D-79100', '12 345', ' 79100 '],
}

export const age: FieldCases = {
  refused: [-2, 101, 30.5, '007', '0x1f', '3e1', 'x', 2_147_483_648, true, [30], {}],
  accepted: [undefined, null, '', -1, 0, 1, 100, '30', -0],
}

export const seats: FieldCases = {
  refused: [-2, 101, 6.5, '007', '6 Personen', 2_147_483_648, true, [6], {}],
  accepted: [undefined, null, '', -1, 0, 6, 100, '6'],
}

export const flag: FieldCases = { refused: ['true', 1, 0, null, [], {}], accepted: [undefined, true, false] }

export function oneOf(values: readonly string[], more: FieldCases = { refused: [], accepted: [] }): FieldCases {
  const [first = ''] = values
  return {
    refused: ['', 'X', first.toLowerCase(), null, [first], {}, 1, ...more.refused],
    accepted: [...values, ...more.accepted],
  }
}

/** For an event on 2030-06-15 with the clock at 2030-05-01. */
export const eventDate: FieldCases = {
  refused: [
    undefined,
    null,
    '',
    '2030-04-30',
    '2030-02-30',
    '15.06.2030',
    'infinity',
    'now',
    'yesterday',
    'epoch',
    '0000-00-00',
    '2030-06-15T23:30:00Z',
    1_900_000_000,
    '2032-05-02',
    '2999-01-01',
    [],
    {},
    true,
  ],
  accepted: ['2030-05-01', '2030-06-15', '2032-05-01', '2032-02-29'],
}

const deadline: FieldCases = {
  refused: [undefined, null, '', '2030-06-16', '2030-04-30', '2030-02-30', '10.06.2030', 'now', 5, {}],
  accepted: ['2030-06-15', '2030-06-10', '2030-05-01'],
}

const zipRestrictions: FieldCases = {
  refused: ['0-2147483647', '99999-1', '1-', '-', 'a-b', ','.repeat(2_000), '7'.repeat(1_025), 5, [], {}],
  accepted: [undefined, null, '', '01067-01099,79100', ' 79100 , 79102 ', '79100,'],
}

export const meals: FieldCases = {
  refused: [
    undefined,
    null,
    [],
    [{ label: 'Eins', time: '2030-06-15T19:00' }],
    Array(4).fill({ label: 'Gang', time: '2030-06-15T19:00' }),
    Array(100).fill({ label: 'Gang', time: '2030-06-15T19:00' }),
    'x',
    {},
    ['x', 'y'],
    [null, { label: 'Gang', time: '2030-06-15T19:00' }],
    [{ label: 'Gang', time: '2030-06-15T19:00' }, 5],
  ],
  accepted: [
    Array(2).fill({ label: 'Gang', time: '2030-06-15T19:00' }),
    Array(3).fill({ label: 'Gang', time: '2030-06-15T19:00' }),
  ],
}

export const teamSize: FieldCases = { refused: [0, 1, 3, -1, 2.5, '2', null, true, []], accepted: [undefined, 2] }

export const afterPartyFields: Record<string, FieldCases> = {
  title: line(255),
  street: line(255),
  streetNr: line(255),
  zip,
  cityName: line(255),
  addressName: optionalLine(255),
  addressRemarks: optionalLines(512),
  time: { refused: [undefined, null, '', 'x', 5], accepted: ['2030-06-16T01:00'] },
}

export const basicDetailsFields: Record<string, FieldCases> = {
  title: line(255),
  city: line(255),
  zip,
  date: eventDate,
  registrationType: oneOf(registrationTypes),
  languageCode: { refused: [undefined, null, '', 1, [], {}, 'x'.repeat(17)], accepted: ['de', 'en', 'fr'] },
  zone: { refused: ['Mars/Olympus', 5, {}], accepted: [undefined, '', 'Europe/Berlin', 'America/Los_Angeles'] },
  // The older name of the field: any value that is no string counts as absent.
  timeZone: { refused: ['Mars/Olympus'], accepted: [undefined, '', 'Europe/Berlin', 5, {}, [null, null, null]] },
  country: { refused: ['DEU', '1', 5, {}], accepted: [undefined, null, '', 'DE', 'at'] },
  zipRestrictions,
  teamPartnerWishDisabled: flag,
}

/** A step of the wizard as a whole; its fields have cases of their own. */
export const step: FieldCases = { refused: ['', 5, true, [], 'x', undefined, null], accepted: [] }
export const optionalStep: FieldCases = { refused: ['', 5, true, 'x'], accepted: [undefined, null] }

export const optionsFields: Record<string, FieldCases> = {
  teamSize,
  genderAspects: oneOf(genderAspects, { refused: ['IGNORE', undefined], accepted: ['IGNORE_GENDE0R'] }),
  forceEqualDistributedCapacityTeams: flag,
  considerShortestPaths: flag,
  meals,
}

export const publicSettingsFields: Record<string, FieldCases> = {
  title: line(255),
  description: lines(4096),
  publicContactName: line(255),
  publicContactEmail: email,
  publicContactMobileNumber: optionalLine(64),
  endOfRegistrationDate: deadline,
  registrationDeactivated: flag,
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.replace(/[\s\u200B]/g, '') === '')
}
