import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { nothingToImport } from '../../people/participant-import/check-mapping.ts'
import { splitWaitingList } from '../../people/participants/assignment.ts'
import { confirmationPhrases } from '../../people/registration/confirmation-phrases.ts'
import { mustWait, waitingReason } from '../../people/registration/places.ts'
import { sentActivity } from '../sending/mail-delivery.ts'
import { isAnybodyNotified, newsOf } from './notices.ts'
import type { PersonNotification } from './notification.ts'
import { notificationStatus, type SentNotification } from './notification-status.ts'

/** A guest as rows hold them: which version of the plan is true for them, and the notifications written to them. */
interface Guest {
  id: string
  version: number
  notifications: { version: number; state: SentNotification['state'] }[]
}

type Act =
  | { act: 'change'; who: readonly number[] }
  | { act: 'send'; who: readonly number[] }
  | { act: 'deliver' | 'fail'; who: readonly number[] }

/** What organiser, guests and mail server do, in any order. */
function played(size: number, acts: readonly Act[]): Guest[] {
  const guests = Array.from({ length: size }, (_, index): Guest => ({ id: `p${index}`, version: 1, notifications: [] }))
  for (const { act, who } of acts) {
    for (const [index, guest] of guests.entries()) {
      if (who[index] === undefined || who[index] < 1) continue
      if (act === 'change') guest.version = who[index]
      if (act === 'send') guest.notifications.push({ version: guest.version, state: 'ON_THE_WAY' })
      for (const notification of guest.notifications)
        if (notification.state === 'ON_THE_WAY' && (act === 'deliver' || act === 'fail'))
          notification.state = act === 'deliver' ? 'RECEIVED' : 'FAILED'
    }
  }
  return guests
}

const notificationOf = (version: number, kind: PersonNotification['kind']): PersonNotification => ({
  kind,
  ownMealId: undefined,
  facts: [{ fact: 'DATE', date: `2030-06-0${version}` }],
})

function notificationStatusOf(guests: readonly Guest[]) {
  return notificationStatus({
    isDemo: false,
    addressees: guests.map(({ id, version }) => ({
      participantId: id,
      email: `${id}@example.org`,
      team: {
        id: 't',
        notifications: { TEAM: notificationOf(version, 'TEAM'), DINNER_ROUTE: notificationOf(version, 'DINNER_ROUTE') },
      },
    })),
    notifications: guests.flatMap(({ id, notifications }) =>
      notifications.map(({ version, state }, position) => ({
        ...{ participantId: id, teamId: 't', notification: notificationOf(version, 'DINNER_ROUTE'), state, position },
        email: `${id}@example.org`,
      })),
    ),
  })
}

const heard = ({ notifications }: Guest) => notifications.findLast(({ state }) => state === 'RECEIVED')?.version
const isCurrent = (guest: Guest) => heard(guest) === guest.version

interface Event {
  guests: Guest[]
  limit: number | undefined
  teamsExist: boolean
  /** Of the registered people, who has a team once teams exist. */
  teamed: readonly boolean[]
  tellsChanges: boolean
  rows: { numBroken: number; numKnown: number }
}

const split = ({ guests, limit, teamsExist, teamed }: Event) =>
  splitWaitingList(
    guests.map((_, index) => exampleParticipant(index + 1, { teamId: teamsExist && teamed[index] ? 't' : undefined })),
    { mealCount: 2, teamSize: 1, teamsExist, participantLimit: limit },
  )
const placesOf = ({ guests, limit, teamsExist }: Event) => ({
  ...{ limit, people: guests.length, lastPlaceFree: false, teamsExist },
})
const statesOf = ({ guests }: Event) =>
  notificationStatusOf(guests).people.flatMap(({ states }) => (states.DINNER_ROUTE ? [states.DINNER_ROUTE] : []))

interface Sentence {
  /** Undefined where the sentence does not stand; otherwise whether the rows bear it out. */
  claim: (event: Event) => boolean | undefined
  /** The same sentence under the condition that it once had. */
  formerly: (event: Event) => boolean | undefined
}

const stands = (condition: boolean, isTrue: () => boolean) => (condition ? isTrue() : undefined)

/** The mail that a sentence about reached teams means: any so far, and formerly the current one. */
const reached = (event: Event, isMeant: (guest: Guest) => boolean) => {
  const states = statesOf(event)
  return event.guests.every((guest, index) => !['KNOWN', 'OUTDATED'].includes(states[index] ?? '') || isMeant(guest))
}
const everyoneIsCurrent = ({ guests }: Event) => guests.length > 0 && guests.every(isCurrent)
const anybodyWrittenTo = ({ guests }: Event) => guests.some(({ notifications }) => notifications.length > 0)
const isWaiting = ({ ...event }: Event) => split(event).waiting.length > 0
const isFull = ({ guests, limit }: Event) => limit !== undefined && guests.length >= limit
const isNamedRoutes = ({ tellsChanges }: Event) => !('code' in sentActivity({ type: 'DINNER_ROUTE', tellsChanges }))
const countInside = ({ guests, teamed, ...event }: Event) => {
  const { waiting } = split({ ...event, guests, teamed })
  return guests.length - waiting.length
}

const sentences: Record<string, Sentence> = {
  'so many teams have the mail': {
    claim: (event) => reached(event, (guest) => heard(guest) !== undefined),
    formerly: (event) => reached(event, isCurrent),
  },
  'everyone knows what is true now': {
    claim: (event) => stands(newsOf(statesOf(event)) === 'KNOWN', () => everyoneIsCurrent(event)),
    formerly: (event) =>
      stands(notificationStatusOf(event.guests).outdated.length === 0, () => everyoneIsCurrent(event)),
  },
  'so many people have another evening': {
    claim: (event) =>
      stands(isAnybodyNotified(notificationStatusOf(event.guests).teams), () => anybodyWrittenTo(event)),
    formerly: (event) => stands(event.guests.length > 0, () => anybodyWrittenTo(event)),
  },
  'all places are taken': {
    claim: (event) => stands(waitingReason(placesOf(event)) === 'PLACES', () => isFull(event)),
    formerly: (event) => stands(mustWait(1, placesOf(event)), () => isFull(event)),
  },
  'you are in': {
    claim: (event) => {
      const { title } = confirmationPhrases({ waitingList: isWaiting(event), together: false })
      return stands(title === 'doneTitle', () => !isWaiting(event))
    },
    formerly: (event) => !isWaiting(event),
  },
  'routes were sent': {
    claim: (event) => stands(isNamedRoutes(event), () => !event.tellsChanges),
    formerly: (event) => !event.tellsChanges,
  },
  'so many people take part': {
    claim: (event) => split(event).assigned.length === countInside(event),
    formerly: (event) => event.guests.length === countInside(event),
  },
  'all in the file are registered': {
    claim: ({ rows }) => stands(nothingToImport(rows) === 'onlyKnown', () => rows.numBroken === 0),
    formerly: ({ rows }) => stands(rows.numKnown > 0, () => rows.numBroken === 0),
  },
}

const size = 6
const who = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: size, maxLength: size })
const act = fc.record({ act: fc.constantFrom('change', 'send', 'deliver', 'fail'), who })
const event = fc
  .record({
    size: fc.integer({ min: 0, max: size }),
    acts: fc.array(act, { maxLength: 6 }),
    limit: fc.option(fc.integer({ min: 0, max: 8 }), { nil: undefined }),
    teamsExist: fc.boolean(),
    teamed: fc.array(fc.boolean(), { minLength: size, maxLength: size }),
    tellsChanges: fc.boolean(),
    rows: fc.record({ numBroken: fc.nat(2), numKnown: fc.nat(2) }),
  })
  .map(({ size: people, acts, ...given }): Event => ({ ...given, guests: played(people, acts) }))

test.each(Object.entries(sentences))('whatever happens, the rows bear out: %s', (_, { claim }) => {
  let timesSaid = 0
  fc.assert(
    fc.property(event, (random) => {
      const isTrue = claim(random)
      if (isTrue === true) timesSaid += 1
      return isTrue !== false
    }),
    { numRuns: 500, seed: 20261127 },
  )
  expect(timesSaid).toBeGreaterThan(5)
})

test.each(Object.entries(sentences))('the former condition is refuted: %s', (_, { formerly }) => {
  const { failed } = fc.check(
    fc.property(event, (random) => formerly(random) !== false),
    { numRuns: 500, seed: 20261127 },
  )
  expect(failed).toBe(true)
})
