import { expect, test } from 'vitest'
import type { Dinner } from '../../events/dinner/dinner.ts'
import { eventForGuest, eventForOrganiser, senderName } from './mail-event.ts'

const confirmed = new Date('2026-11-01T10:00:00Z')

function dinner(title: string, contact: string, changes: { isDemo?: boolean; acknowledged?: Date | undefined } = {}) {
  const { isDemo = false, acknowledged = confirmed } = changes
  return {
    runningDinnerType: isDemo ? 'DEMO' : 'STANDARD',
    acknowledgedDate: 'acknowledged' in changes ? changes.acknowledged : acknowledged,
    basicDetails: { title, date: '2026-12-05' },
    publicSettings: { title: '', publicContactName: contact },
    contract: undefined,
  } as unknown as Dinner
}

test.each([
  ['Köln kocht', 'Olga', 'Olga · Köln kocht'],
  ['Köln kocht', '', 'Köln kocht'],
  ['a@b.de', 'Olga', 'Olga'],
  ['www.evil.example', 'paypal.com <x@y.de>', ''],
  ['Köln\r\nBcc: x', 'Olga', 'Olga · Köln Bcc: x'],
  ['A'.repeat(60), 'Olga', `Olga · ${'A'.repeat(39)}…`],
])('the sender of mails about %j by %j is %j, never an address', (title, contact, name) => {
  expect(senderName({ ...dinner(title, ''), title, organiser: contact })).toBe(name)
})

test('demos and unconfirmed events are not named as senders', () => {
  const sender = { organiser: 'Olga', title: 'Köln kocht' }
  expect(senderName({ ...dinner('', '', { isDemo: true }), ...sender })).toBe('')
  expect(senderName({ ...dinner('', '', { acknowledged: undefined }), ...sender })).toBe('')
})

test('the organiser reads their whole title once confirmed, everybody else a harmless one', () => {
  const long = `Ein Abend mit langem Namen in Köln-Ehrenfeld bei evil.example`
  const cut = 'Ein Abend mit langem Namen in Köln-Ehre…'
  expect(eventForOrganiser(dinner(long, ''), 'de')).toEqual({ title: long, date: 'Samstag, 5. Dezember 2026' })
  expect(eventForOrganiser(dinner(long, '', { acknowledged: undefined }), 'de').title).toBe(cut)
  expect(eventForGuest(dinner(long, ''), 'en')).toEqual({ title: cut, date: 'Saturday, 5 December 2026' })
})
