import { seatsAtTable } from '../people/participants/hosting.ts'
import type { Participant } from '../people/participants/participant.ts'
import { unitsInOrder } from '../people/partner-wishes/pairs.ts'
import { chooseHost } from '../plan/teams/choose-host.ts'
import type { Team } from '../plan/teams/team.ts'
import type { EveningState, Table } from './evening.ts'
import { spareMinutes } from './leave-by.ts'
import {
  type CrowdedTable,
  compareCosts,
  type HostPlace,
  inTimeMinutes,
  type Seat,
  type Seating,
  type SeatingContext,
  seatGuests,
  seatJudge,
  unknownWayMinutes,
} from './seat-guests.ts'

/** How long the people asked have to answer. The guests are waiting, so it is minutes. */
export const tableOfferMinutes = { fewest: 5, usual: 15, most: 60 } as const
/** A table is offered to this many at once: all but one of them are disappointed. */
const mostAsked = 8

interface Asked {
  /** Who can cook for the guests, the best first. */
  units: readonly (readonly Participant[])[]
  /** People with a live offer of any kind. */
  busyIds: ReadonlySet<string>
  /** People who declined this table. */
  declinedIds: ReadonlySet<string>
}

/** Whom a lost table is offered to by mail, the best first: docs/rules/evening/evening.md#offering-a-table */
export function askableForTable({ units, busyIds, declinedIds }: Asked): (readonly Participant[])[] {
  return units
    .filter((unit) => unit[0]?.email !== '' && !unit.some(({ id }) => busyIds.has(id) || declinedIds.has(id)))
    .slice(0, mostAsked)
}

export const tableActionKinds = ['WAIT', 'RESEAT', 'STANDBY', 'DROP'] as const
type TableActionKind = (typeof tableActionKinds)[number]

/** Something that can be done for a table, with what follows from it. */
export interface TableAction {
  kind: TableActionKind
  /** Where the guests sit then; empty for WAIT and DROP. */
  seats: Seat[]
  /** Who cooks instead; empty unless STANDBY. */
  standby: Participant[]
  crowded: CrowdedTable[]
  /** WAIT: as long as that, the guests still come in time to another table; undefined where every minute makes them later. */
  freeUntil: Date | undefined
}

export interface TableActionsInput extends SeatingContext {
  state: EveningState
  teamSize: number
  /** People without a team who said that they could cook. */
  standby: readonly Participant[]
}

/**
 * What can be done for the guests of a table, the best first: docs/rules/evening/evening.md#what-can-be-done-for-a-table. Nothing where it
 * has no guests, and nothing once they left for the next course.
 */
export function tableActions(input: TableActionsInput): TableAction[] {
  const table = findTable(input)
  if (!table || table.guests.length === 0 || input.stage === 'OVER') return []
  const { meals } = input.plan
  const rule = { teamSize: input.teamSize, meals }
  const guests = strandedTeams(input, table)
  const places = tablesToSit(input)
  const judge = seatJudge(input, [])
  const strict = seatGuests(guests, places, judge, { ...rule, isStrict: true })
  const reseat = strict ?? seatGuests(guests, places, judge, { ...rule, isStrict: false })
  const [standby] = standbyTeams(input, guests)
  const best = strict ?? standby?.seating ?? reseat
  const ways = best?.seats.map(({ wayMinutes }) => wayMinutes ?? 0) ?? []
  const start = table.startsAt.getTime()
  const freeUntil = new Date(start + (inTimeMinutes - spareMinutes - Math.max(0, ...ways)) * 60_000)
  const wait: TableAction = {
    ...nothing,
    kind: 'WAIT',
    freeUntil: best && freeUntil > input.now ? freeUntil : undefined,
  }
  const canComeBack = table.host !== 'CANNOT_COOK' && !table.hostCancelled
  const isWaitFirst = canComeBack && !isHostLost(table)
  return [
    ...(isWaitFirst ? [wait] : []),
    ...(strict ? [{ ...nothing, kind: 'RESEAT' as const, ...strict }] : []),
    ...(standby ? [{ ...nothing, kind: 'STANDBY' as const, ...standby.seating, standby: standby.people }] : []),
    ...(!strict && reseat ? [{ ...nothing, kind: 'RESEAT' as const, ...reseat }] : []),
    ...(canComeBack && !isWaitFirst ? [wait] : []),
    { ...nothing, kind: 'DROP' },
  ]
}

const nothing = { seats: [], standby: [], crowded: [], freeUntil: undefined }

/** Says so, does not take part any more, or keeps the door closed to two teams. */
function isHostLost({ host, hostCancelled, guests }: Table): boolean {
  const atTheDoor = guests.filter(({ state }) => state === 'NOBODY_OPENS').length
  return host === 'CANNOT_COOK' || hostCancelled || atTheDoor > 1
}

/**
 * The seats of an action that the organiser chose, judged again; undefined where a team is not a guest of the table any more, or
 * the table it should sit at is not there, full or too far away.
 */
export function chosenSeats(
  input: TableActionsInput,
  chosenTables: readonly { guestTeamId: string; hostTeamId: string }[],
): Seating | undefined {
  const table = findTable(input)
  if (!table) return undefined
  const guests = strandedTeams(input, table)
  if (guests.length !== chosenTables.length) return undefined
  const hostIdOf = (guest: Team) => chosenTables.find(({ guestTeamId }) => guestTeamId === guest.id)?.hostTeamId
  const places = tablesToSit(input)
  const judge = seatJudge(input, [])
  return seatGuests(
    guests,
    places,
    (guest, place) => (hostIdOf(guest) === place.host.id ? judge(guest, place) : undefined),
    { teamSize: input.teamSize, meals: input.plan.meals, isStrict: false },
  )
}

/** The same for people who cook instead; undefined where the guests cannot come to them. */
export function standbySeats(input: TableActionsInput, people: readonly Participant[]): Seating | undefined {
  const table = findTable(input)
  if (!table || people.length === 0) return undefined
  return seatsAt(input, strandedTeams(input, table), people)
}

/** The team that steps in, before it has a number of its own. */
export function standbyTeam(
  people: readonly Participant[],
  { table, plan, teamSize }: Pick<TableActionsInput, 'table' | 'plan' | 'teamSize'>,
): Team {
  const seats = seatsAtTable(people.length, { teamSize, meals: plan.meals })
  return {
    id: people[0]?.id ?? '',
    teamNumber: Math.max(0, ...plan.teams.map(({ teamNumber }) => teamNumber)) + 1,
    status: 'OK',
    mealId: table.mealId,
    members: [...people],
    hostMemberId: chooseHost(people, seats)?.id,
  }
}

export function findTable({ state, table }: Pick<TableActionsInput, 'state' | 'table'>): Table | undefined {
  return state.tables.find(({ teamId, mealId }) => teamId === table.teamId && mealId === table.mealId)
}

/** All guests, also those who said that they do not come: they may come after all. */
function strandedTeams({ plan }: Pick<SeatingContext, 'plan'>, { guests }: Table): Team[] {
  const ids = new Set(guests.map(({ teamId }) => teamId))
  return plan.teams.filter(({ id }) => ids.has(id)).sort((left, right) => left.teamNumber - right.teamNumber)
}

/** Tables of the same course whose hosts are there; guests who do not come leave their place to others. */
function tablesToSit({ plan, state, table }: TableActionsInput): HostPlace[] {
  const teamOf = new Map(plan.teams.map((team) => [team.id, team]))
  return state.tables
    .filter(
      (otherTable) =>
        otherTable.mealId === table.mealId &&
        otherTable.teamId !== table.teamId &&
        !isHostLost(otherTable) &&
        !otherTable.guests.some(({ state: guest }) => guest === 'NOBODY_OPENS'),
    )
    .flatMap((otherTable) => {
      const host = teamOf.get(otherTable.teamId)
      const guests = otherTable.guests
        .filter((guest) => guest.state !== 'NOT_COMING')
        .flatMap(({ teamId }) => teamOf.get(teamId) ?? [])
      return host ? [{ host, guests }] : []
    })
}

/** People, alone or as a pair, who said that they could cook, and to whose home all guests of the table can come; the best first. */
export function standbyUnits(input: TableActionsInput): Participant[][] {
  const table = findTable(input)
  if (!table || table.guests.length === 0 || input.stage === 'OVER') return []
  return standbyTeams(input, strandedTeams(input, table)).map(({ people }) => people)
}

/** Who can cook for all of the guests: with seats and their diets before without, then the nearest. */
function standbyTeams(input: TableActionsInput, guests: readonly Team[]) {
  const candidates = unitsInOrder(input.standby).flatMap((people) => {
    const seating = seatsAt(input, guests, people)
    return seating ? [{ people, seating }] : []
  })
  const costOf = ({ seating: { seats, crowded } }: (typeof candidates)[number]) => [
    crowded.length,
    new Set(seats.flatMap(({ newDiets }) => newDiets)).size,
    Math.max(...seats.map(({ lateMinutes }) => lateMinutes)),
    seats.reduce((sum, { wayMinutes }) => sum + (wayMinutes ?? unknownWayMinutes), 0),
  ]
  return candidates.sort((left, right) => compareCosts(costOf(left), costOf(right)))
}

/** A cook has planned for no guest, so only the own diets are no news. */
function seatsAt(
  input: TableActionsInput,
  guests: readonly Team[],
  people: readonly Participant[],
): Seating | undefined {
  const host = standbyTeam(people, input)
  return seatGuests(guests, [{ host, guests: [] }], seatJudge(input, [host]), {
    teamSize: input.teamSize,
    meals: input.plan.meals,
    isStrict: false,
  })
}
