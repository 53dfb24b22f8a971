import { travelModes } from '@running-dinner/domain/events'
import {
  changesBlock,
  changeText,
  type Evening,
  factNames,
  factText,
  type MailDocument,
  notificationBlocks,
  notificationChanges,
  notificationOf,
  plainText,
  type RouteHints,
} from '@running-dinner/domain/messages'
import { afterParty, meals, person, team } from '@running-dinner/domain/test/example-messages.ts'
import { expect, test } from 'vitest'
import { inOneSpace, readHtml } from '../../../../test/read-html.ts'
import { mailHtml } from '../transport/layout/mail-html.tsx'
import { notificationEvent, notificationWords } from './notification-words.ts'

const event = notificationEvent({ meals, basicDetails: { country: 'DE' } })

const home = (id: string, given = {}) =>
  person(id, { mobileNumber: `0171 ${id.length}`, street: `${id}weg`, addressRemarks: `bei ${id}`, ...given })

function evening(): Evening {
  const teams = [
    team('one', 'starter', [home('Ada'), home('Ben')]),
    team('two', 'main', [home('Cem', { vegan: true, mealSpecificsNote: 'keine Nüsse' }), home('Dora')]),
    team('three', 'dessert', [home('Eva'), home('Finn')], { status: 'CANCELLED' }),
    team('four', 'main', [home('Gus', { lactose: true }), home('Hana')]),
  ]
  const visit = (hostTeamId: string, guestTeamId: string, mealId: string) => ({ hostTeamId, guestTeamId, mealId })
  const visits = [
    visit('one', 'two', 'starter'),
    visit('one', 'four', 'starter'),
    visit('two', 'one', 'main'),
    visit('three', 'one', 'dessert'),
  ]
  return { date: '2030-06-01', meals, teams, visits, afterParty }
}

test.each(['de', 'en'] as const)(
  'HTML and plain text of a route mail in %s have every fact of the notification',
  (language) => {
    const now = evening()
    const [own] = now.teams
    const reader = own?.members[0]
    if (!own || !reader) throw new Error('no reader')
    const words = notificationWords(language)
    const notification = notificationOf('DINNER_ROUTE', reader, own, now)
    const moved = { ...now, meals: meals.map((meal) => ({ ...meal, time: meal.time.replace(':00', ':30') })) }
    const changes = notificationChanges(notificationOf('DINNER_ROUTE', reader, own, moved), notification)
    const document: MailDocument = {
      event: { title: 'Köln kocht', date: words.date(now.date) },
      preheader: '',
      blocks: [
        changesBlock(changes, notification, words),
        ...notificationBlocks(notification, event, words, undefined),
      ],
    }
    expect(new Set(notification.facts.map(({ fact }) => fact))).toEqual(new Set(factNames))
    const html = mailHtml({ subject: 'S', document, language, footer: '' })
    const { text: shown, links } = readHtml(html)
    const plain = inOneSpace(plainText(document))
    for (const fact of notification.facts) {
      // Of the partner, the contact names the person.
      const said = inOneSpace(factText(fact, words))
      expect(plain, `${fact.fact} in the text`).toContain(said)
      expect(shown, `${fact.fact} in the HTML`).toContain(said)
    }
    expect(changes.length).toBeGreaterThan(0)
    for (const change of changes)
      for (const said of Object.values(changeText(change, words))) {
        expect(plain).toContain(said)
        expect(shown).toContain(said)
      }
    expect(links).toContain(
      `https://www.openstreetmap.org/search?query=${encodeURIComponent('Cemweg 1, 04109 Leipzig')}`,
    )
    expect(links).toContain('tel:+491713')
    expect(links).toContain('mailto:ben@example.org')
    for (const sign of ['●', '■', '▲']) expect(shown).toContain(sign)
  },
)

const ways = {
  de: ['zu Fuß', 'mit dem Rad', 'mit Bus und Bahn', 'mit dem Auto'].map(
    (mode) => `Los um 20:34 Uhr, 26\u00a0min ${mode}`,
  ),
  en: ['on foot', 'by bike', 'by bus and train', 'by car'].map((mode) => `Leave by 20:34, 26\u00a0min ${mode}`),
}

test.each(['de', 'en'] as const)(
  'a route mail in %s says above each address when to leave, by travel mode, and whom to call; a cancelled course and a team mail do not',
  (language) => {
    const now = evening()
    const [own] = now.teams
    const reader = own?.members[0]
    if (!own || !reader) throw new Error('no reader')
    const mailOf = (kind: 'TEAM' | 'DINNER_ROUTE', hints: RouteHints) => {
      const blocks = notificationBlocks(
        notificationOf(kind, reader, own, now),
        event,
        notificationWords(language),
        hints,
      )
      return { preheader: '', blocks }
    }
    for (const [index, mode] of travelModes.entries()) {
      const line = ways[language][index] ?? ''
      const way = { leaveBy: '2030-06-01T20:34', minutes: 26, mode }
      const hints = {
        ways: new Map<string | undefined, typeof way>([
          ...['main', 'dessert'].map((id) => [id, way] as const),
          [undefined, way] as const,
        ]),
        contact: { name: 'Olga', phone: '0171 555' },
      }
      const document = mailOf('DINNER_ROUTE', hints)
      const text = plainText(document)
      // At the main course and the after party. The starter has no way, and the dessert is cancelled.
      expect(text.split(line)).toHaveLength(3)
      expect(text).toMatch(new RegExp(`21:00.*Cem Example\n${line}\n`))
      expect(text).toMatch(/^(Organisation am Abend|Organiser that evening): Olga \(0171 555\)$/m)
      const { text: shown, links } = readHtml(mailHtml({ subject: 'S', document, language, footer: '' }))
      expect(shown.split(inOneSpace(line))).toHaveLength(3)
      expect(links).toContain('tel:+49171555')
      expect(plainText(mailOf('TEAM', hints))).not.toMatch(/20:34|0171 555/)
      const nameless = mailOf('DINNER_ROUTE', { ...hints, contact: { name: 'Olga', phone: '' } })
      expect(plainText(nameless)).not.toMatch(/Olga/)
    }
  },
)
