import type { Random } from '@running-dinner/domain/random'
import type { Press } from './known-presses.ts'
import { clockOf, type MailedEvent, type SimulatedPerson, type SimulatedTeam } from './mailed-event.ts'
import type { Phones } from './phones.ts'
import type { SimulatedPlan, SimulatedTable } from './plan-of-evening.ts'

/** What a guest team really does at one course, whether it says so or not. */
interface Visit {
  hostId: string
  stage: 'AT_HOME' | 'ON_THE_WAY' | 'BEFORE_THE_DOOR' | 'SEATED' | 'ABSENT'
  leavesAt: number
  arrivesAt: number
  saysArrived: boolean
  mistaken?: Press | undefined
}

/** What goes wrong, drawn before the evening. */
export interface Incidents {
  /** Says at noon that it does not come. */
  outTeamId: string
  /** Is gone after the first course, without a word. */
  vanishedTeamId: string
  /** Hears the bell twelve minutes late. */
  deafHostId: string
  /** Says at 21:40 that it cannot cook dessert. */
  burntHostId: string
  /** When the organiser lets the main course and dessert begin 15 minutes later. */
  delayedAt: number
}

const minute = 60_000
const dayBefore = clockOf('-5:00').getTime()

export function drawIncidents({ teams, meals }: MailedEvent, random: Random): Incidents {
  const [starter, main, dessert] = meals.map(({ id }) => teams.filter(({ mealId }) => mealId === id))
  const anyOf = (candidates: readonly SimulatedTeam[] = []) =>
    candidates[Math.floor(random() * candidates.length)]?.id ?? ''
  const outTeamId = anyOf(dessert)
  return {
    outTeamId,
    vanishedTeamId: anyOf(starter),
    deafHostId: anyOf(main),
    burntHostId: anyOf(dessert?.filter(({ id }) => id !== outTeamId)),
    delayedAt: clockOf('19:30').getTime() + Math.floor(random() * 75) * minute,
  }
}

interface PeopleInput {
  event: MailedEvent
  incidents: Incidents
  random: Random
  phones: Phones
}

/** Moves all teams through the evening minute by minute, and lets them press what fits. */
export function createPeople({ event, incidents, random, phones }: PeopleInput) {
  const teams = new Map(event.teams.map((team) => [team.id, team]))
  const visits = new Map<string, Visit>()
  const said = new Set<string>()
  const once = (what: string, act: () => void) => {
    if (!said.has(what)) act()
    said.add(what)
  }
  const draws = new Map<string, number>()
  /** The same number whenever the same thing is asked about. */
  const drawn = (what: string) => {
    const number = draws.get(what) ?? random()
    draws.set(what, number)
    return number
  }
  const anyMember = ({ people }: SimulatedTeam): SimulatedPerson | undefined =>
    people[Math.floor(random() * people.length)]

  /** One member presses, sometimes both, sometimes twice. */
  const say = (teamId: string, fields: Parameters<Phones['press']>[1], now: number) => {
    const team = teams.get(teamId)
    const first = team && anyMember(team)
    if (!team || !first) return
    phones.press(first, fields, now)
    if (random() < 0.08) phones.press(first, fields, now)
    const mate = team.people.find(({ id }) => id !== first.id)
    if (mate && random() < 0.25)
      phones.press(mate, fields.kind === 'LATE' ? { ...fields, minutes: (fields.minutes ?? 5) + 5 } : fields, now)
  }

  const isAbsent = (teamId: string, mealIndex: number) =>
    teamId === incidents.outTeamId || (teamId === incidents.vanishedTeamId && mealIndex > 0)

  const opensAt = (hostId: string, start: number) => {
    if (hostId === incidents.outTeamId || hostId === incidents.burntHostId) return undefined
    return hostId === incidents.deafHostId ? start + 12 * minute : start - 30 * minute
  }

  const newVisit = (teamId: string, hostId: string, start: number, now: number, mealIndex: number): Visit => {
    const luck = random()
    const late =
      luck < 0.75
        ? -Math.floor(random() * 5)
        : luck < 0.94
          ? 4 + Math.floor(random() * 12)
          : 22 + Math.floor(random() * 8)
    const arrivesAt = Math.max(start + late * minute, now + 8 * minute)
    return {
      hostId,
      stage: isAbsent(teamId, mealIndex) ? 'ABSENT' : 'AT_HOME',
      leavesAt: Math.max(arrivesAt - (8 + Math.floor(random() * 15)) * minute, now),
      arrivesAt,
      saysArrived: random() < 0.85,
    }
  }

  const stepGuest = (teamId: string, mealId: string, visit: Visit, start: number, now: number) => {
    const about = `${teamId} ${mealId} ${visit.hostId}`
    if (visit.mistaken && phones.isAcknowledged(visit.mistaken.id)) {
      const { id, personId } = visit.mistaken
      const person = teams.get(teamId)?.people.find((member) => member.id === personId)
      if (person) phones.press(person, { kind: 'TAKEN_BACK', reportId: id }, now, 20)
    }
    visit.mistaken = undefined
    if (visit.stage === 'AT_HOME' && now >= visit.leavesAt) {
      visit.stage = 'ON_THE_WAY'
      if (drawn(`leaves ${about}`) < 0.8) say(teamId, { kind: 'LEFT', mealId }, now)
      else if (drawn(`leaves ${about}`) < 0.9) {
        const [person] = teams.get(teamId)?.people ?? []
        if (person && phones.isOnline(person.id, now))
          visit.mistaken = phones.press(person, { kind: 'ARRIVED', mealId }, now, 0)
      }
      if (drawn(`help ${about}`) < 0.04) say(teamId, random() < 0.5 ? { kind: 'HELP' } : { kind: 'HELP', mealId }, now)
    }
    const late = Math.ceil((visit.arrivesAt - start) / minute / 5) * 5
    if (visit.stage === 'ON_THE_WAY' && late >= 5 && now >= visit.arrivesAt - 6 * minute)
      once(`late ${about}`, () => say(teamId, { kind: 'LATE', mealId, minutes: Math.min(late, 55) }, now))
    if (visit.stage === 'ON_THE_WAY' && now >= visit.arrivesAt) visit.stage = 'BEFORE_THE_DOOR'
    if (visit.stage !== 'BEFORE_THE_DOOR') return
    const opens = opensAt(visit.hostId, start)
    if (opens !== undefined && now >= opens && now >= visit.arrivesAt + 2 * minute) {
      visit.stage = 'SEATED'
      if (visit.saysArrived) say(teamId, { kind: 'ARRIVED', mealId }, now)
    } else if (now >= visit.arrivesAt + 3 * minute)
      once(`closed ${about}`, () => say(teamId, { kind: 'NOBODY_OPENS', mealId }, now))
  }

  const stepHost = ({ hostId, guestIds, mealId }: SimulatedTable, mealIndex: number, start: number, now: number) => {
    if (opensAt(hostId, start) === undefined || isAbsent(hostId, mealIndex)) return
    const about = `${hostId} ${mealId}`
    if (drawn(`ready ${about}`) < 0.85 && now >= start - drawn(`ready at ${about}`) * 32 * minute)
      once(`ready ${about}`, () => say(hostId, { kind: 'READY', mealId }, now))
    const present = guestIds.map((guestId) => ({ guestId, visit: visits.get(`${guestId} ${mealId}`) }))
    const coming = present.filter(({ guestId }) => guestId !== incidents.outTeamId)
    const isComplete = coming.every(({ visit }) => visit?.stage === 'SEATED') && now >= start
    if (isComplete && drawn(`complete ${about}`) < 0.7)
      once(`complete ${about}`, () => say(hostId, { kind: 'COMPLETE', mealId }, now))
    for (const { guestId, visit } of coming)
      if (visit?.stage !== 'SEATED' && now >= start + 15 * minute && drawn(`missing ${guestId} ${about}`) < 0.7)
        once(`missing ${guestId} ${about}`, () => say(hostId, { kind: 'MISSING', mealId, missingTeamId: guestId }, now))
    // Half an hour after the start the host reminds who sits there and said nothing.
    if (now < start + 35 * minute || said.has(`complete ${about}`)) return
    for (const { guestId, visit } of coming)
      if (visit?.stage === 'SEATED' && !visit.saysArrived)
        once(`reminded ${guestId} ${about}`, () => say(guestId, { kind: 'ARRIVED', mealId }, now))
  }

  return {
    /** The day before and the day until the evening: who comes, and who does not. */
    announce(now: number): void {
      for (const { id } of event.teams) {
        if (now >= clockOf('12:00').getTime() && id === incidents.outTeamId)
          once(`out ${id}`, () => say(id, { kind: 'NOT_COMING' }, now))
        else if (
          id !== incidents.outTeamId &&
          drawn(`comes ${id}`) < 0.7 &&
          now >= dayBefore + drawn(`at ${id}`) * 20 * 60 * minute
        )
          once(`comes ${id}`, () => say(id, { kind: 'COMING' }, now))
      }
    },

    minute(now: number, plan: SimulatedPlan, starts: ReadonlyMap<string, number>): void {
      for (const [mealIndex, { id: mealId }] of event.meals.entries()) {
        const start = starts.get(mealId) ?? 0
        if (mealIndex === 2 && now >= clockOf('21:40').getTime())
          once('burnt', () => say(incidents.burntHostId, { kind: 'CANNOT_COOK', mealId }, now))
        if (now < start - 30 * minute || now > start + 60 * minute) continue
        for (const table of plan.tables.filter((each) => each.mealId === mealId)) {
          for (const guestId of table.guestIds) {
            const key = `${guestId} ${mealId}`
            const known = visits.get(key)
            const visit =
              known?.hostId === table.hostId ? known : newVisit(guestId, table.hostId, start, now, mealIndex)
            visits.set(key, visit)
            stepGuest(guestId, mealId, visit, start, now)
          }
          stepHost(table, mealIndex, start, now)
        }
      }
      const isGoingHome = now >= clockOf('24:30').getTime()
      for (const { id } of event.teams)
        if (isGoingHome && !isAbsent(id, 2) && now >= clockOf('24:30').getTime() + drawn(`home ${id}`) * 60 * minute)
          once(`home ${id}`, () => say(id, { kind: 'HOME' }, now))
    },

    isSeated: (teamId: string, mealId: string) => visits.get(`${teamId} ${mealId}`)?.stage === 'SEATED',
    isAbsent,
  }
}
