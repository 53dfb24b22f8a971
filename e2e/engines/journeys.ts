import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { TeamReply } from '@running-dinner/contract'
import { callOf } from '../call.ts'
import { confirmEvent } from '../confirm-event.ts'
import { addPeople, createDemo } from '../demo-event.ts'
import { type CardOfEvening, eveningCall } from '../evening-card.ts'
import { mailedCard } from '../evening-tonight.ts'
import { mailedPath } from '../mailed-path.ts'
import { createPublicEvent } from '../public-event.ts'
import { type FreeTeam, nameOf, twoFreeTeams } from '../two-free-teams.ts'
import { wordsOf } from '../words.ts'
import type { Connection } from './connection.ts'
import { type EngineName, until } from './engine.ts'
import type { Page } from './page.ts'

const words = wordsOf('de')
const { registration, evening } = words

export interface Journey {
  name: string
  run(page: Page, connection: Connection): Promise<void>
}

const filled = (phrase: string, values: Record<string, string | number>) =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
const addressOf = (name: string) => `${name}-${randomUUID()}@guests.example`

export const journeys: readonly Journey[] = [
  { name: 'an event is created in the wizard and confirmed', run: createEvent },
  { name: 'a guest registers alone, confirms, and changes the own details', run: registerAlone },
  { name: 'a pair registers and confirms', run: registerPair },
  { name: 'a registration without a connection keeps what was typed, and is sent later', run: registerOffline },
  { name: 'a pair pays for a public event', run: payForTwo },
  { name: 'a list is imported from a file', run: importList },
  { name: 'teams are built', run: buildTeams },
  { name: 'two people swap teams on the board by menu', run: swapByMenu },
  { name: 'a message is sent and taken back', run: takeMessageBack },
  { name: 'a team changes its host by a mailed link', run: changeHost },
  { name: 'the card of a guest works without a connection, and sends its press once', run: useCardOffline },
]

/** What the driver of an engine cannot do, so that nothing here says whether the product can. */
export const limits: Record<EngineName, Record<string, string>> = {
  Firefox: {
    'a page without scripts': 'the ESR does not know emulation.setScriptingEnabled',
    'a page changed to dark': 'the ESR does not know emulation.setMediaFeaturesOverride',
  },
  WebKit: {
    'a page without scripts': 'its driver has no command for it',
    'a page changed to dark': 'its driver has no command for it',
    'a drag by finger': 'its driver accepts a touch and delivers a mouse',
  },
}

async function createEvent(page: Page, { base }: Connection): Promise<void> {
  const { admin, common, masterData, wizard } = words
  const email = addressOf('olga')
  await page.open(`${base}/running-dinner-wizard?lng=de`)
  await page.fill(wizard.basics.title, 'Frühlingslauf')
  await page.fill(wizard.basics.zip, '79100')
  await page.fill(wizard.basics.city, 'Freiburg')
  await page.fill(wizard.basics.date, '15.05.2027')
  await page.press(masterData.registrationTypes.CLOSED.label, 'radio')
  for (const step of ['options', 'mealtimes', 'participants-preview', 'finish'] as const) {
    await page.press(common.next)
    await page.arrives(wizard.steps[step])
  }
  await page.fill(wizard.finish.email, email)
  await page.fill(wizard.finish.fullname, 'Olga Organ')
  await page.fill(wizard.finish.streetWithNr, 'Am Markt 1')
  await page.press(wizard.finish.dataProcessing, 'checkbox')
  await page.press(wizard.finish.create)
  await page.arrives(wizard.steps.summary)
  await page.open(base + (await mailedPath(base, email, /\/acknowledge$/)))
  await page.press(admin.acknowledge.confirm)
  await page.press(admin.acknowledge.toDashboard, 'link')
  await page.arrives('Frühlingslauf')
}

/** From the form to the review; answers the address that was typed. */
async function toReview(page: Page, base: string, publicId: string, partner?: () => Promise<void>): Promise<string> {
  const { you, home, partner: team, review, address, kitchen, next } = registration
  const email = addressOf('nora')
  await page.open(`${base}/running-dinner-events/${publicId}/registration?lng=de`)
  await page.arrives(you.title)
  await page.hydrated()
  await page.fill(you.firstnamePart, 'Nora')
  await page.fill(you.lastname, 'Neumann')
  await page.fill(you.email, email)
  await page.press(next)
  await page.arrives(home.title)
  await page.fill(address.zip, '79098')
  await page.fill(address.cityName, 'Freiburg')
  await page.fill(address.street, 'Salzstraße')
  await page.fill(address.streetNr, '12')
  await page.fill(kitchen.numSeats, '6')
  await page.press(next)
  await page.arrives(team.title)
  await partner?.()
  await page.press(next)
  await page.arrives(review.title)
  await page.press(review.consent, 'checkbox')
  return email
}

async function typePartner(page: Page): Promise<void> {
  const { partner } = registration
  await page.press(partner.pair, 'radio')
  await page.fill(partner.firstnamePart, 'Max')
  await page.fill(partner.lastname, 'Muster')
}

async function confirmByMail(page: Page, base: string, email: string): Promise<void> {
  await page.open(base + (await mailedPath(base, email, /\/activate$/)))
  await page.press(registration.activate.confirm)
  await page.arrives(filled(registration.activate.doneTitle, { name: 'Nora' }))
}

async function registerAlone(page: Page, { base }: Connection): Promise<void> {
  const { review, finished, activate, own, you } = registration
  const { publicId } = await createPublicEvent(base, { language: 'de' })
  const email = await toReview(page, base, publicId)
  await page.press(review.register)
  await page.arrives(finished.title)
  await confirmByMail(page, base, email)
  await page.press(activate.own, 'link')
  await page.arrives(own.title)
  await page.press(own.edit)
  await page.fill(you.mobileNumber, '0170 1234567')
  await page.press(own.save)
  await page.shows('0170 1234567')
}

async function registerPair(page: Page, { base }: Connection): Promise<void> {
  const { review, finished, activate } = registration
  const { publicId } = await createPublicEvent(base, { language: 'de' })
  const email = await toReview(page, base, publicId, () => typePartner(page))
  await page.press(review.register)
  await page.arrives(finished.title)
  await confirmByMail(page, base, email)
  await page.shows(filled(activate.donePair, { name: 'Max Muster' }))
}

async function registerOffline(page: Page, connection: Connection): Promise<void> {
  const { review, finished } = registration
  const { publicId } = await createPublicEvent(connection.base, { language: 'de' })
  await toReview(page, connection.base, publicId)
  connection.setOffline(true)
  await page.press(review.register)
  await until('an alert', () => page.evaluate<boolean>("return document.querySelector('[role=alert]') !== null"))
  await page.shows('Salzstraße')
  connection.setOffline(false)
  await page.press(review.register)
  await page.arrives(finished.title)
}

async function payForTwo(page: Page, { base }: Connection): Promise<void> {
  const { pricing, sandbox } = words
  const { publicId, adminId } = await createPublicEvent(base, { language: 'de' })
  await page.open(`${base}/admin/${adminId}/paymentoptions?lng=de`)
  await page.fill(pricing.form.price, '12,50')
  await page.press(pricing.form.begin)
  await until('a price', () =>
    page.find(
      `return [...document.querySelectorAll('button')].find(
    (one) => one.textContent === arguments[0])`,
      pricing.form.remove,
    ),
  )
  await toReview(page, base, publicId, () => typePartner(page))
  await page.press(registration.review.pay)
  await page.shows(sandbox.notice)
  await page.press(sandbox.pay.split('{{')[0] ?? '')
  await page.arrives(registration.finished.paidTitle)
}

async function importList(page: Page, { base }: Connection): Promise<void> {
  const { importPage } = words.participants
  const { adminId } = await createPublicEvent(base, { language: 'de' })
  await page.open(`${base}/admin/${adminId}/participants/import?lng=de`)
  await page.attach(join(import.meta.dirname, '../fixtures/three-rows.xlsx'))
  await page.press(filled(importPage.submit_other, { count: 4 }))
  await page.shows(filled(importPage.done_other, { count: 4 }))
}

async function buildTeams(page: Page, { base }: Connection): Promise<void> {
  const { teams } = words
  const { adminId } = await createDemo(callOf(base), 'de')
  await page.open(`${base}/admin/${adminId}/teams?lng=de`)
  await page.press(teams.none.generate)
  await page.shows(filled(teams.count_other, { count: 9 }))
}

async function swapByMenu(page: Page, { base }: Connection): Promise<void> {
  const { card, choose, menu, preview } = words.board
  const call = callOf(base)
  const { adminId } = await createDemo(call, 'de')
  await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
  const [one, other] = await twoFreeTeams(call, adminId, false)
  const [person, partner] = [one.teamMembers[0], other.teamMembers[0]]
  if (!person || !partner) throw new Error('a team without members')
  await page.open(`${base}/admin/${adminId}/teams/board?lng=de`)
  await page.press(filled(card.personActions, { name: nameOf(person) }))
  await page.press(menu.moveTo, 'menuitem')
  // The board behind the dialog has a search of the same name.
  await page.shows(filled(choose.personTitle, { name: nameOf(person) }))
  await page.fill(choose.search, nameOf(partner))
  await page.press(nameOf(partner))
  await page.press(preview.swapMembers)
  await until('swapped people', async () => {
    const { teams } = await call<{ teams: FreeTeam[] }>('GET', `/teamservice/v1/runningdinner/${adminId}`)
    return teams.find(({ id }) => id === other.id)?.teamMembers.some(({ id }) => id === person.id)
  })
}

async function takeMessageBack(page: Page, { base }: Connection): Promise<void> {
  const { compose, send, held } = words.mailing
  const organiser = await createDemo(callOf(base), 'de')
  await confirmEvent(base, organiser)
  await page.open(`${base}/admin/${organiser.adminId}/participants/messages?lng=de`)
  await page.fill(compose.subject, 'Bis Samstag')
  await page.fill(compose.message, 'Wir freuen uns auf euch.')
  await page.press(send.review)
  await page.press(filled(send.confirm_other, { count: 18 }))
  await page.press(held.takeBack)
  await page.shows(held.doneDraft)
}

async function changeHost(page: Page, { base }: Connection): Promise<void> {
  const call = callOf(base)
  const { adminId } = await createPublicEvent(base, { language: 'de' })
  // All of them have seats: who has none cannot be chosen.
  await addPeople(call, adminId, 18)
  await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/team`, {
    subject: 'Dein Team',
    message: 'Hallo {firstname}, {partner} {managehostlink} {host}',
    hostMessagePartTemplate: 'bei dir',
    nonHostMessagePartTemplate: 'bei {partner}',
    teamSelection: 'ALL',
  })
  const { teams } = await call<{ teams: TeamReply[] }>('GET', `/teamservice/v1/runningdinner/${adminId}`)
  const [team] = teams
  const host = team?.hostTeamMember
  const mate = team?.teamMembers.find(({ id }) => id !== host?.id)
  if (!host || !mate) throw new Error('a team without two members')
  await page.open(base + (await mailedPath(base, host.email, new RegExp(`/teamhost/${host.id}/`))))
  await page.press(`${mate.firstnamePart} ${mate.lastname}`, 'radio')
  await page.press(words.self.host.save)
  await page.shows(words.self.host.saved)
}

async function useCardOffline(page: Page, connection: Connection): Promise<void> {
  const { base } = connection
  const call = callOf(base)
  const path = await mailedCard(base, call)
  const ownEvening = () => call<CardOfEvening>('GET', eveningCall(path))
  const street = (await ownEvening()).stops.find(({ kind }) => kind === 'guest')?.place?.street ?? ''
  await page.open(base + path)
  await page.shows(evening.send.coming)
  await until('a copy of the card', () =>
    page.evaluate<boolean>(`
      const name = (await caches.keys()).find((one) => one.startsWith('card '))
      return name !== undefined && (await (await caches.open(name)).keys()).length === 6`),
  )
  connection.setOffline(true)
  await page.reload()
  await page.shows('Keine Verbindung. Stand')
  await page.shows(street)
  await page.openInNewTab(base + path)
  await page.shows('Keine Verbindung. Stand')
  await page.shows(street)
  await page.press(evening.send.coming)
  await page.shows(filled(evening.unsent_one, { count: 1 }))
  connection.setOffline(false)
  await page.shows(evening.before.coming)
  const { reports } = await ownEvening()
  if (reports.length !== 1) throw new Error(`${reports.length} reports instead of one`)
}
