import type { TestApp } from './app.ts'
import type { PlanSnapshot } from './plan-snapshot.ts'

/** Ids that race commands use. The event without teams has those of the planned one, which are foreign to it. */
export interface RaceFacts {
  adminId: string
  publicId: string
  /** Members of the first teams that are no fixed pair, the host first. */
  seats: readonly (readonly [host: string, mate: string])[]
  teamIds: readonly string[]
  /** Secret of the mate in the first team. */
  selfAdminId: string
  /** Singles, then a registered pair. */
  waiting: readonly { id: string; selfAdminId: string; email: string }[]
  /** A pair in one team. */
  pair: { rootId: string; childId: string; teamId: string; rootSelf: string }
  unconfirmedId: string
  token: string
  cancelledTeamId: string
  /** A table with guests, and the tables of its course where they could sit. */
  table: { mealId: string; hostId: string; guestIds: readonly string[]; otherHostIds: readonly string[] }
  /** Singles who would cook instead of a host. */
  standby: readonly string[]
  /** A computed repair that awaits a decision. */
  optimizationId: string
  /** Number of the next new person. */
  number: number
  meals: readonly { id: string; label: string; time: string }[]
}

interface Found extends Pick<RaceFacts, 'adminId' | 'publicId' | 'token' | 'optimizationId' | 'meals' | 'number'> {
  state: PlanSnapshot
}

/** Ids of an event in its present state; `order` decides which are used first. */
export async function raceFacts(
  app: TestApp,
  dinnerId: string,
  { state, ...fixed }: Found,
  order: <T>(items: readonly T[]) => readonly T[] = (items) => items,
): Promise<RaceFacts> {
  const { rows: people } = await app.database.pool.query<{ id: string; self: string; email: string; standby: boolean }>(
    'select id, self_admin_id as self, email, standby_cook as standby from participant where dinner_id = $1 order by participant_number',
    [dinnerId],
  )
  const paired = state.people.flatMap(({ originatorId, id }) => (originatorId ? [originatorId, id] : []))
  const seats = order(state.teams).flatMap(({ id, hostMemberId, status }) => {
    const mate = state.people.find((person) => person.teamId === id && person.id !== hostMemberId)
    const isFree = status === 'OK' && hostMemberId && mate && !paired.includes(hostMemberId)
    return isFree ? [{ teamId: id, seat: [hostMemberId, mate.id] as const }] : []
  })
  const waiting = order(people).filter(({ id }) =>
    state.people.some((one) => one.id === id && one.activated && !one.teamId),
  )
  const running = order(state.teams).filter(({ status }) => status === 'OK')
  const guestsOf = (hostId: string) =>
    state.visits.filter(({ hostTeamId }) => hostTeamId === hostId).map(({ guestTeamId }) => guestTeamId)
  const host = running.find(({ id }) => guestsOf(id).length > 0)
  const child = state.people.find(({ id, originatorId }) => originatorId && originatorId !== id)
  return {
    ...fixed,
    seats: seats.map(({ seat }) => seat),
    teamIds: seats.map(({ teamId }) => teamId),
    selfAdminId: people.find(({ id }) => id === seats[0]?.seat[1])?.self ?? '',
    waiting: waiting.map(({ id, self, email }) => ({ id, selfAdminId: self, email })),
    pair: {
      rootId: child?.originatorId ?? '',
      childId: child?.id ?? '',
      teamId: child?.teamId ?? '',
      rootSelf: people.find(({ id }) => id === child?.originatorId)?.self ?? '',
    },
    table: {
      mealId: host?.mealId ?? '',
      hostId: host?.id ?? '',
      guestIds: host ? guestsOf(host.id) : [],
      otherHostIds: running.filter(({ id, mealId }) => mealId === host?.mealId && id !== host?.id).map(({ id }) => id),
    },
    standby: waiting.filter(({ standby }) => standby).map(({ id }) => id),
    unconfirmedId: state.people.find((person) => !person.activated)?.id ?? '',
    cancelledTeamId: order(state.teams).find((team) => team.status === 'CANCELLED')?.id ?? '',
  }
}
