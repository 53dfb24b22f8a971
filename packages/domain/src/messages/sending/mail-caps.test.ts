import { expect, test } from 'vitest'
import { type CountedMails, exceededCap, nextMailDay } from './mail-caps.ts'

const few: CountedMails = { toAddress: 1, ofOrganiser: 1, ofInstance: 1 }
const text = { isOrganisersText: true, confirmedRecipients: 0, dailyLimit: undefined }
const system = { ...text, isOrganisersText: false }

test.each<[string, Partial<CountedMails>, Parameters<typeof exceededCap>[1], string | undefined]>([
  ['the sixth text to an address', { toAddress: 6 }, text, undefined],
  ['the seventh', { toAddress: 7 }, text, 'RECIPIENT_LIMIT'],
  ['a system mail to the same address', { toAddress: 7 }, system, undefined],
  ['the 300th text of a new organiser', { ofOrganiser: 300 }, text, undefined],
  ['the 301st', { ofOrganiser: 301 }, text, 'ORGANISER_LIMIT'],
  ['with one confirmed recipient', { ofOrganiser: 310 }, { ...text, confirmedRecipients: 1 }, undefined],
  ['above that', { ofOrganiser: 311 }, { ...text, confirmedRecipients: 1 }, 'ORGANISER_LIMIT'],
  ['a text within the share of the instance', { ofInstance: 90 }, { ...text, dailyLimit: 100 }, undefined],
  ['a text above the share', { ofInstance: 91 }, { ...text, dailyLimit: 100 }, 'INSTANCE_LIMIT'],
  ['a system mail above the share', { ofInstance: 91 }, { ...system, dailyLimit: 100 }, undefined],
  ['a system mail above the cap', { ofInstance: 101 }, { ...system, dailyLimit: 100 }, 'INSTANCE_LIMIT'],
  ['many mails without a cap of the instance', { ofInstance: 100_000 }, text, undefined],
])('%s', (_name, counted, facts, reason) => {
  expect(exceededCap({ ...few, ...counted }, facts)).toBe(reason)
})

test('the next day begins at midnight in UTC, also at the end of a year', () => {
  expect(nextMailDay(new Date('2030-12-31T23:59:59.999Z')).toISOString()).toBe('2031-01-01T00:00:00.000Z')
})
