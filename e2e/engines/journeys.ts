import { randomUUID } from 'node:crypto'
import { callOf } from '../call.ts'
import { type CardOfEvening, eveningCall } from '../evening-card.ts'
import { mailedCard } from '../evening-tonight.ts'
import { createPublicEvent } from '../public-event.ts'
import { wordsOf } from '../words.ts'
import type { Connection } from './connection.ts'
import { type Engine, tick, until } from './engine.ts'

const { registration, evening } = wordsOf('de')

export interface Step {
  name: string
  run(): Promise<void>
}

const shows = (engine: Engine, text: string) =>
  until(`the text "${text}"`, () =>
    engine.evaluate<boolean>('return document.body.innerText.includes(arguments[0])', text),
  )

/** A guest registers; the connection breaks before the last press. */
export function registrationSteps(engine: Engine, connection: Connection): Step[] {
  const { you, home, partner, review, address, kitchen, finished, next } = registration
  const heading = (title: string) =>
    until(`the heading "${title}"`, () =>
      engine.evaluate<boolean>("return document.querySelector('h1')?.textContent === arguments[0]", title),
    )
  return [
    {
      name: 'registration, online: from the form to the review',
      run: async () => {
        const { publicId } = await createPublicEvent(connection.base, { language: 'de' })
        await engine.open(`${connection.base}/running-dinner-events/${publicId}/registration?lng=de`)
        await heading(you.title)
        await untilHydrated(engine)
        await engine.fill(you.firstnamePart, 'Nora')
        await engine.fill(you.lastname, 'Neumann')
        await engine.fill(you.email, `nora-${randomUUID()}@guests.example`)
        await engine.press(next)
        await heading(home.title)
        await engine.fill(address.zip, '79098')
        await engine.fill(address.cityName, 'Freiburg')
        await engine.fill(address.street, 'Salzstraße')
        await engine.fill(address.streetNr, '12')
        await engine.fill(kitchen.numSeats, '6')
        await engine.press(next)
        await heading(partner.title)
        await engine.press(next)
        await heading(review.title)
        await tick(engine, review.consent)
      },
    },
    {
      name: 'registration, offline: says that there is no connection, and keeps what was typed',
      run: async () => {
        connection.setOffline(true)
        await engine.press(review.register)
        await until('an alert', () =>
          engine.evaluate<boolean>(`return document.querySelector('[role=alert]') !== null`),
        )
        await shows(engine, 'Salzstraße')
      },
    },
    {
      name: 'registration, online again: is sent',
      run: async () => {
        connection.setOffline(false)
        await engine.press(review.register)
        await heading(finished.title)
      },
    },
  ]
}

/** Public pages are alive once their script has run. */
function untilHydrated(engine: Engine): Promise<boolean> {
  return until('a page that is alive', () =>
    engine.evaluate<boolean>(
      "return Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))",
    ),
  )
}

/** A guest opens the card, loses the connection, presses, and gets it back. */
export function cardSteps(engine: Engine, connection: Connection): Step[] {
  const call = callOf(connection.base)
  let path = ''
  const ownEvening = () => call<CardOfEvening>('GET', eveningCall(path))
  let street = ''
  return [
    {
      name: 'card, online: opens and is kept',
      run: async () => {
        path = await mailedCard(connection.base, call)
        street = (await ownEvening()).stops.find(({ kind }) => kind === 'guest')?.place?.street ?? ''
        await engine.open(connection.base + path)
        await shows(engine, evening.send.coming)
        await until('a copy of the card', () =>
          engine.evaluate<boolean>(`
            const name = (await caches.keys()).find((one) => one.startsWith('card '))
            return name !== undefined && (await (await caches.open(name)).keys()).length === 6`),
        )
      },
    },
    {
      name: 'card, offline: opens again after a reload, with its age',
      run: async () => {
        connection.setOffline(true)
        await engine.reload()
        await shows(engine, 'Keine Verbindung. Stand')
        await shows(engine, street)
      },
    },
    {
      name: 'card, offline: opens in a new tab',
      run: async () => {
        await engine.openInNewTab(connection.base + path)
        await shows(engine, 'Keine Verbindung. Stand')
        await shows(engine, street)
      },
    },
    {
      name: 'card, offline: a press is called unsent',
      run: async () => {
        await engine.press(evening.send.coming)
        await shows(engine, evening.unsent_one.replace('{{count}}', '1'))
      },
    },
    {
      name: 'card, online again: the press is sent once',
      run: async () => {
        connection.setOffline(false)
        await shows(engine, evening.before.coming)
        const { reports } = await ownEvening()
        if (reports.length !== 1) throw new Error(`${reports.length} reports instead of one`)
      },
    },
  ]
}
