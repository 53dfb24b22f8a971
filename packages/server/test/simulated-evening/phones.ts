import { eveningRoutes, type OwnEveningReply } from '@running-dinner/contract'
import { type Random, shuffled } from '@running-dinner/domain/random'
import type { EveningServer } from './evening-server.ts'
import type { KnownPresses, Press, TableThen } from './known-presses.ts'
import type { MailedEvent, SimulatedPerson } from './mailed-event.ts'

export interface Phone {
  person: SimulatedPerson
  /** What the phone has not sent yet, or got no answer for. */
  unsent: Press[]
  /** Milliseconds its clock is ahead. */
  ahead: number
  /** Minutes of the day without a signal: from, until. */
  gaps: readonly (readonly [number, number])[]
}

interface Traffic {
  pressed: number
  /** Presses that the server received again because its answer was lost, or because they were sent twice at once. */
  repeated: number
  late: number
  refused: string[]
}

interface PhonesInput {
  server: EveningServer
  event: MailedEvent
  random: Random
  known: KnownPresses
  /** Where a team sat at a course by the plan of that moment. */
  tableAt(moment: number, teamId: string, mealId: string | undefined): TableThen
  /** Links of a cancelled team open nothing any more. */
  hasLeft(teamId: string): boolean
}

const minute = 60_000
const minutesOfDay = (now: number, event: MailedEvent) =>
  (now - (event.meals[0]?.startsAt.getTime() ?? 0)) / minute + 19 * 60

/** The phones of all guests: most lose their signal several times for up to 50 minutes, one in thirty has a clock that is half an hour ahead. */
export function createPhones({ server, event, random, known, tableAt, hasLeft }: PhonesInput) {
  const people = event.teams.flatMap((team) => team.people)
  const phones = new Map(people.map((person, index) => [person.id, newPhone(person, index, random)]))
  const traffic: Traffic = { pressed: 0, repeated: 0, late: 0, refused: [] }
  const acknowledged = new Set<string>()
  let alwaysOnline = false

  const isOnline = (phone: Phone, now: number) => {
    const at = minutesOfDay(now, event)
    return alwaysOnline || !phone.gaps.some(([from, until]) => at >= from && at < until)
  }

  const sendOnce = async (phone: Phone, press: Press, now: number): Promise<'received' | 'refused' | 'later'> => {
    const { teamId: _team, personId: _person, missingTeamId, madeAt, ...fields } = press
    const body = {
      ...fields,
      ...(missingTeamId === undefined ? {} : { teamId: missingTeamId }),
      madeAt: new Date(madeAt).toISOString(),
    }
    const answer = await server.call(eveningRoutes.report, { params: phone.person.self, body })
    if (answer.status === 200) {
      known.receive(press, now, (moment) => tableAt(moment, press.teamId, press.mealId))
      return 'received'
    }
    // A busy server; as a phone does, until all have a signal again.
    if (answer.status >= 500 && !alwaysOnline) return 'later'
    // The phone drops it with the copies of the card.
    if (answer.status === 404 && hasLeft(press.teamId)) return 'refused'
    traffic.refused.push(
      `${press.kind} of ${press.personId} (course ${press.mealId}): ${answer.status} ${JSON.stringify(answer.body)}`,
    )
    return 'refused'
  }

  return {
    all: [...phones.values()],
    traffic,
    isAcknowledged: (pressId: string) => acknowledged.has(pressId),
    isOnline: (personId: string, now: number) => {
      const phone = phones.get(personId)
      return phone !== undefined && isOnline(phone, now)
    },
    keepOnline(on: boolean): void {
      alwaysOnline = on
    },
    unsent: () => [...phones.values()].reduce((sum, { unsent }) => sum + unsent.length, 0),

    /** A press `secondsAgo`, by the clock of that phone. */
    press(
      person: SimulatedPerson,
      fields: Omit<Press, 'id' | 'teamId' | 'personId' | 'madeAt'>,
      now: number,
      secondsAgo = Math.floor(random() * 15),
    ): Press | undefined {
      const phone = phones.get(person.id)
      if (!phone) return undefined
      traffic.pressed++
      const madeAt = now - secondsAgo * 1_000 + phone.ahead
      const press = { ...fields, id: uuid(random), teamId: person.teamId, personId: person.id, madeAt }
      phone.unsent.push(press)
      return press
    },

    /** Phones with a signal send what they have, in any order; every tenth answer is lost, and every twentieth press is sent twice at once. */
    async flush(now: number): Promise<number> {
      const sending = [...phones.values()].filter((phone) => phone.unsent.length > 0 && isOnline(phone, now))
      // Drawn before anything is sent, so that the order of answers changes no number.
      const drawn = sending.map((phone) => ({
        phone,
        presses: shuffled(phone.unsent, random)
          .sort((first, second) => Number(first.kind === 'TAKEN_BACK') - Number(second.kind === 'TAKEN_BACK'))
          .map((press) => ({ press, isAnswerLost: random() < 0.1, isTwice: random() < 0.05 })),
      }))
      let sent = 0
      const sendAll = async ({ phone, presses }: (typeof drawn)[number]) => {
        for (const { press, isAnswerLost, isTwice } of presses) {
          sent++
          if (acknowledged.has(press.id) || isTwice) traffic.repeated++
          if (now - press.madeAt > 2 * minute) traffic.late++
          const answers = await Promise.all(
            [press, ...(isTwice ? [press] : [])].map((each) => sendOnce(phone, each, now)),
          )
          if (answers.includes('received')) acknowledged.add(press.id)
          const isAnswered = answers.every((answer) => answer !== 'later')
          if (isAnswered && (!isAnswerLost || alwaysOnline))
            phone.unsent = phone.unsent.filter(({ id }) => id !== press.id)
        }
      }
      for (let first = 0; first < drawn.length; first += 4)
        await Promise.all(drawn.slice(first, first + 4).map(sendAll))
      return sent
    },

    /** The card as this person sees it now; undefined for a person who left. */
    async card(person: SimulatedPerson): Promise<OwnEveningReply | undefined> {
      const { status, body } = await server.call(eveningRoutes.ownEvening, { params: person.self })
      if (status === 404) return undefined
      if (status !== 200) throw new Error(`the card of ${person.email} was answered ${status}`)
      return eveningRoutes.ownEvening.reply.parse(body)
    },
  }
}
export type Phones = ReturnType<typeof createPhones>

function newPhone(person: SimulatedPerson, index: number, random: Random): Phone {
  const isFarAhead = index % 30 === 7
  const gapCount = isFarAhead || random() < 0.4 ? 0 : 2 + Math.floor(random() * 3)
  const gaps = Array.from({ length: gapCount }, () => {
    const from = 18.5 * 60 + Math.floor(random() * 6 * 60)
    return [from, from + 5 + Math.floor(random() * 45)] as const
  })
  return { person, unsent: [], ahead: isFarAhead ? 30 * minute : Math.round((random() - 0.5) * 40) * 1_000, gaps }
}

function uuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
