import {
  type BoardReply,
  eveningDelayRoutes,
  eveningRoutes,
  eveningTableRoutes,
  type OptimizationState,
  participantRoutes,
  planOptimizationRoutes,
  type TableReply,
} from '@running-dinner/contract'
import { seededRandom } from '@running-dinner/domain/random'
import { personBody } from '../bodies.ts'
import { type EveningServer, worked } from './evening-server.ts'
import { type Expectation, type ExpectedTable, expectedTable } from './expected-board.ts'
import { createKnownChanges } from './known-changes.ts'
import { createKnownPresses, type TableThen } from './known-presses.ts'
import { clockOf, type Diet, dietOf, mailedEvent } from './mailed-event.ts'
import { createPeople, drawIncidents } from './people-at-tables.ts'
import { createPhones } from './phones.ts'
import { planOf, type SimulatedPlan, type SimulatedTable } from './plan-of-evening.ts'

interface PlayInput {
  server: EveningServer
  teamCount: number
  seed: number
  /** Each line is something that the board says now and did not say before. */
  log?: (line: string) => void
  /** The last minute that is played, by the clock; that of the morning after if left out. */
  until?: string
}

export interface Played {
  teams: number
  pressed: number
  /** Distinct presses that the server stored. */
  received: number
  repeated: number
  /** Received more than two minutes after they were made. */
  late: number
  boardsCompared: number
  cardsCompared: number
  guestMails: number
  /** Everything below is a fault; empty in a good evening. */
  lost: string[]
  differences: string[]
  wrongMails: string[]
  links: { board: string; cards: string[] }
}

const minute = 60_000
/** With fewer teams a plan without one of them rarely exists. */
const smallestRepaired = 18
const dayMinutes = (time: string) => clockOf(time).getTime()

/** Where a team sits at a course; undefined where it has no place. */
function tableIn(plan: SimulatedPlan | undefined, teamId: string, mealId = ''): TableThen | undefined {
  const hostTeamId = plan?.hostAt(teamId, mealId)
  const table = plan?.tables.find((each) => each.hostId === hostTeamId && each.mealId === mealId)
  return table && { hostTeamId, guestIds: table.guestIds }
}

/**
 * Plays an evening from a day before until the morning after and compares, minute by minute, what board and cards show with what
 * the simulation knows: by the presses that were received, and an hour after each start also by where the people really are.
 */
export async function playEvening({ server, teamCount, seed, log = () => undefined, until = '26:30' }: PlayInput) {
  const random = seededRandom(seed)
  const event = await mailedEvent(server, teamCount)
  const known = createKnownPresses()
  const incidents = drawIncidents(event, random)
  let plan: SimulatedPlan = await planOf(server, event)
  /** With the moment from which each was true. */
  const plans = [{ since: Number.NEGATIVE_INFINITY, plan }]
  const readPlan = async () => {
    plan = await planOf(server, event)
    plans.push({ since: now, plan })
  }
  const phones = createPhones({
    ...{ server, event, random, known },
    tableAt: (moment, teamId, mealId) => {
      const then = plans.findLast(({ since }) => since <= moment)?.plan
      return tableIn(then, teamId, mealId) ?? tableIn(plan, teamId, mealId) ?? { hostTeamId: undefined, guestIds: [] }
    },
    hasLeft: (teamId) => expectation.cancelledTeams.has(teamId),
  })
  const people = createPeople({ event, incidents, random, phones })
  const teams = new Map(event.teams.map((team) => [team.id, team]))
  const diets = new Map(
    event.teams.flatMap((team) => team.people.map(({ id, number }) => [id, dietOf(number)] as const)),
  )
  /** As a host reads them: counted, and each note. Two tables with the same words have the same digest. */
  const dietsOf = (teamIds: readonly string[]) => {
    const eaten = teamIds.flatMap((id) => teams.get(id)?.people ?? []).map(({ id }) => diets.get(id))
    const notes = eaten.flatMap((diet) => diet?.mealSpecificsNote ?? []).sort()
    const count = (flag: 'vegan' | 'vegetarian' | 'lactose' | 'gluten') => eaten.filter((diet) => diet?.[flag]).length
    return {
      ...{ vegan: count('vegan'), vegetarian: count('vegetarian') },
      ...{ lactose: count('lactose'), gluten: count('gluten'), notes },
    }
  }
  const dietsAt = ({ guestIds }: SimulatedTable) => {
    const eaten = dietsOf(guestIds)
    const areAllergies = eaten.notes.length + eaten.lactose + eaten.gluten > 0
    return areAllergies ? JSON.stringify(eaten) : ''
  }
  let now = dayMinutes('-72:00')
  const setNow = async (next: number) => {
    now = next
    await server.setNow(new Date(now))
  }
  await setNow(now)
  await server.runJobs()
  const changes = await createKnownChanges({
    ...{ server, event, phones, known },
    ownDiets: (teamId) => JSON.stringify(dietsOf([teamId])),
  })
  const expectation: Expectation = {
    ...{ event, known, dietsAt },
    plan,
    starts: new Map(event.meals.map(({ id, startsAt }) => [id, startsAt.getTime()])),
    cancelledTeams: new Set(),
    dietsOfDigest: new Map(),
    hasUnreadNotice: (teamId, mealId) => changes.hasUnreadNotice(teamId, mealId),
  }
  const played: Played = {
    ...{ teams: teamCount, pressed: 0, received: 0, repeated: 0, late: 0, boardsCompared: 0, cardsCompared: 0 },
    ...{ guestMails: 0, lost: [], differences: [], wrongMails: [] },
    links: {
      board: `/admin/${event.params.adminId}/evening`,
      cards: event.teams
        .slice(0, 3)
        .flatMap(({ id, people: [first] }) =>
          first ? [`/self/${first.self.selfAdminId}/dinnerroute/${first.id}/${id}`] : [],
        ),
    },
  }
  const clock = () => new Date(now + 2 * 60 * minute).toISOString().slice(11, 16)
  const differ = (about: string, shown: unknown, due: unknown) => {
    const [is, should] = [JSON.stringify(shown), JSON.stringify(due)]
    if (is !== should) played.differences.push(`${clock()} ${about}: shown ${is}, true ${should}`)
  }
  const nameOf = ({ hostId, mealId }: SimulatedTable) =>
    `${event.meals.find(({ id }) => id === mealId)?.label} at team ${teams.get(hostId)?.number}`

  const shownBefore = new Map<string, string>()
  const compareBoard = async () => {
    const board = await worked<BoardReply>(server.call(eveningRoutes.board, { params: event.params }))
    played.boardsCompared++
    const shown = new Map(
      board.meals.flatMap(({ mealId, tables }) => tables.map((table) => [`${table.teamId} ${mealId}`, table] as const)),
    )
    differ('tables', [...shown.keys()].sort(), plan.tables.map(({ hostId, mealId }) => `${hostId} ${mealId}`).sort())
    for (const { mealId, startsAt, frozen } of board.meals) {
      const start = expectation.starts.get(mealId) ?? 0
      differ(`start of ${mealId}`, [Date.parse(startsAt), frozen], [start, now >= start - 30 * minute])
    }
    for (const table of plan.tables) {
      const { state = '', reasons = [], expected = 0, arrived = 0 } = shown.get(`${table.hostId} ${table.mealId}`) ?? {}
      const { guests: _guests, ...due } = expectedTable(table, { ...expectation, plan }, now)
      differ(nameOf(table), { state, reasons: [...reasons].sort(), expected, arrived }, due)
      const line = `${state} ${reasons.join(' ')} (${arrived} of ${expected})`
      const key = `${table.hostId} ${table.mealId}`
      if (shownBefore.get(key) !== line) log(`${clock()} ${nameOf(table)}: ${line}`)
      shownBefore.set(key, line)
    }
  }

  const compareCard = async (table: SimulatedTable, due: ExpectedTable) => {
    const [host] = teams.get(table.hostId)?.people ?? []
    const own =
      host && (await phones.card(host))?.stops.find(({ kind, mealId }) => kind === 'own' && mealId === table.mealId)
    played.cardsCompared++
    const byTeam = (guests: readonly { teamId: string; state: string }[]) =>
      guests.map(({ teamId, state }) => `${teamId} ${state}`).sort()
    differ(`card of ${nameOf(table)}`, byTeam(own?.teams ?? []), byTeam(due.guests))
    differ(`guests expected on the card of ${nameOf(table)}`, own?.guestsExpected, due.expected)
  }

  /** All phones have a signal: board and cards have to show where the people are. */
  const compareWithRooms = async (mealId: string) => {
    phones.keepOnline(true)
    await phones.flush(now)
    phones.keepOnline(false)
    await compareBoard()
    const { meals } = await worked<BoardReply>(server.call(eveningRoutes.board, { params: event.params }))
    for (const table of plan.tables.filter((each) => each.mealId === mealId)) {
      const shown = meals
        .flatMap((meal) => (meal.mealId === mealId ? meal.tables : []))
        .find(({ teamId }) => teamId === table.hostId)
      const peopleIn = (isMeant: (teamId: string) => boolean) =>
        table.guestIds.filter(isMeant).reduce((sum, id) => sum + (teams.get(id)?.people.length ?? 0), 0)
      differ(
        `people in the room of ${nameOf(table)}`,
        shown?.arrived,
        peopleIn((id) => people.isSeated(id, mealId)),
      )
      differ(
        `people who may come to ${nameOf(table)}`,
        shown?.expected,
        peopleIn((id) => id !== incidents.outTeamId),
      )
      await compareCard(table, expectedTable(table, { ...expectation, plan }, now))
    }
  }

  const readDiets = async () => {
    for (const table of plan.tables) {
      const team = teams.get(table.hostId)
      const reader = team?.people[Math.floor(random() * team.people.length)]
      const isReading = random() < 0.6
      if (!reader || !isReading || table.hostId === incidents.outTeamId || !phones.isOnline(reader.id, now)) continue
      const own = (await phones.card(reader))?.stops.find(({ kind }) => kind === 'own')
      if (!own?.diets || own.diets.read) continue
      expectation.dietsOfDigest.set(own.diets.digest, dietsAt(table))
      phones.press(reader, { kind: 'DIETS_READ', mealId: table.mealId, digest: own.diets.digest }, now)
    }
  }

  /** Whose team was cancelled has no card any more. */
  const readNotices = () => {
    for (const person of event.teams.flatMap(({ id, people }) => (expectation.cancelledTeams.has(id) ? [] : people))) {
      const noticeId = changes.unreadBy(person.id)
      if (noticeId !== undefined && random() < 0.03) phones.press(person, { kind: 'SEEN', noticeId }, now)
    }
  }

  const changeDiets = (changed: (number: number) => Partial<Diet>) =>
    changes.make('diets', async () => {
      const eaters = event.teams.flatMap((team) => team.people).filter(({ teamId }) => teamId !== incidents.outTeamId)
      for (let count = 0; count < Math.max(1, teamCount / 15); count++) {
        const person = eaters[Math.floor(random() * eaters.length)]
        if (!person) continue
        const diet = { ...(diets.get(person.id) ?? dietOf(person.number)), ...changed(person.number) }
        const params = { ...event.params, participantId: person.id }
        await worked(server.call(participantRoutes.update, { params, body: personBody(person.number, diet) }))
        diets.set(person.id, diet)
      }
      return {}
    })

  /** A plan without the team that does not come; a small event has none. */
  const repair = async () => {
    const withoutTeamIds = [incidents.outTeamId]
    const concerned = await changes.make('repair', async () => {
      const { optimizationId } = await worked<OptimizationState>(
        server.call(planOptimizationRoutes.repair, { params: event.params, body: { withoutTeamIds } }),
      )
      await worked(server.call(planOptimizationRoutes.apply, { params: { ...event.params, optimizationId } }))
      expectation.cancelledTeams.add(incidents.outTeamId)
      await readPlan()
      const desserts = plan.tables.filter(({ mealId }) => mealId === event.meals.at(-1)?.id)
      if (!desserts.some(({ hostId }) => hostId === incidents.burntHostId))
        incidents.burntHostId = desserts[0]?.hostId ?? ''
      return { leaving: (teams.get(incidents.outTeamId)?.people ?? []).map(({ id }) => id) }
    })
    log(`${clock()} a plan without team ${teams.get(incidents.outTeamId)?.number}: ${concerned.size} people are mailed`)
  }

  /** Seats the guests of the host that cannot cook as the sheet of the table proposes. */
  const reseat = async ({ hostId, mealId, guestIds }: SimulatedTable) => {
    const params = { ...event.params, mealId, teamId: hostId }
    const { actions } = await worked<TableReply>(server.call(eveningTableRoutes.table, { params }))
    const action = actions.find(({ kind }) => kind === 'RESEAT')
    if (!action) return log(`${clock()} no table has places for the guests of team ${teams.get(hostId)?.number}`)
    const seats = action.seats.map(({ guestTeamId, hostTeamId }) => ({ guestTeamId, hostTeamId }))
    const concerned = await changes.make('reseat', async () => {
      await worked(server.call(eveningTableRoutes.act, { params, body: { action: 'RESEAT', seats } }))
      await readPlan()
      return { notifies: true }
    })
    const moved = guestIds.map((id) => teams.get(id)?.number).join(' and ')
    log(`${clock()} teams ${moved} sit elsewhere: ${concerned.size} people are mailed`)
  }

  const delay = async () => {
    const later = event.meals.slice(1).map(({ id }) => id)
    const body = { fromMealId: later[0], minutes: 15, dryRun: false }
    const concerned = await changes.make('delay', async () => {
      await worked(server.call(eveningDelayRoutes.delay, { params: event.params, body }))
      return { notifies: true }
    })
    for (const mealId of later) expectation.starts.set(mealId, (expectation.starts.get(mealId) ?? 0) + 15 * minute)
    log(`${clock()} the main course and what follows begin 15 minutes later: ${concerned.size} people are mailed`)
  }

  const step = async (isComparing: boolean) => {
    const sent = await phones.flush(now)
    if (sent > 0 || isComparing) await compareBoard()
  }

  // Mailed days before, but a host who has not read it has to be asked.
  const flags = ['lactose', 'gluten', 'vegan', 'vegetarian'] as const
  for (const flag of flags.slice(0, 1 + (seed % flags.length))) await changeDiets(() => ({ [flag]: true }))
  for (let at = dayMinutes('-4:55'); at < dayMinutes('16:00'); at += 60 * minute) {
    await setNow(at)
    people.announce(now)
    if (at > dayMinutes('12:00')) await readDiets()
    if (at > dayMinutes('14:30') && teamCount >= smallestRepaired && expectation.cancelledTeams.size === 0)
      await repair()
    await step(true)
  }
  await setNow(dayMinutes('16:00'))
  await changeDiets((number) => ({ mealSpecificsNote: `Neu ${number}` }))
  for (let at = dayMinutes('16:01'); at <= dayMinutes(until); at += minute) {
    await setNow(at)
    const isEvening = at >= dayMinutes('18:25')
    if (!isEvening && at % (5 * minute) > 0) continue
    if (at === dayMinutes('17:00')) await readDiets()
    if (isEvening) people.minute(now, plan, expectation.starts)
    if (at === incidents.delayedAt) await delay()
    const burnt = plan.tables.find(({ hostId }) => hostId === incidents.burntHostId)
    if (at === dayMinutes('21:50') && burnt && known.host(burnt.hostId, burnt.mealId) === 'CANNOT_COOK')
      await reseat(burnt)
    readNotices()
    await step(at % (10 * minute) === 0)
    for (const { id } of event.meals)
      if (at === (expectation.starts.get(id) ?? 0) + 61 * minute) await compareWithRooms(id)
    const table = plan.tables[Math.floor(random() * plan.tables.length)]
    if (table && isEvening && at % (5 * minute) === 0)
      await compareCard(table, expectedTable(table, { ...expectation, plan }, now))
  }
  phones.keepOnline(true)
  await phones.flush(now)
  await compareBoard()
  await changes.expectSilence('taps')
  played.lost.push(...(await lostPresses()), ...phones.traffic.refused)

  async function lostPresses(): Promise<string[]> {
    const lost = phones.unsent() > 0 ? [`${phones.unsent()} presses were never sent`] : []
    for (const team of event.teams) {
      const [person] = team.people
      const card = person && (await phones.card(person))
      // Of a team that left there is no card any more.
      if (!card && expectation.cancelledTeams.has(team.id)) continue
      const reports = card?.reports ?? []
      const shown = reports.filter(({ teamId }) => teamId === team.id).map(({ id }) => id)
      const due = known.ofTeam(team.id)
      lost.push(
        ...due.filter((id) => shown.filter((each) => each === id).length !== 1).map((id) => `${id} is not stored once`),
      )
      lost.push(...shown.filter((id) => !due.includes(id)).map((id) => `${id} was never pressed`))
    }
    return lost
  }

  const { pressed, repeated, late } = phones.traffic
  return {
    ...played,
    ...{ pressed, repeated, late, received: known.size(), guestMails: changes.mailsSent(), wrongMails: changes.wrong },
  }
}
