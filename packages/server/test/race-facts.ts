import type { TestApp } from './app.ts'
import type { PlanSnapshot } from './plan-snapshot.ts'

/** What the commands of a race name. Where there are no teams, those of the planned event, which are nobody's here. */
export interface RaceFacts {
  adminId: string
  publicId: string
  /** Members of the first teams that are no fixed pair, the host first. */
  seats: readonly (readonly [host: string, mate: string])[]
  teamIds: readonly string[]
  /** Of the mate in the first team. */
  selfAdminId: string
  /** Singles, then a pair that registered together. */
  waiting: readonly { id: string; selfAdminId: string; email: string }[]
  /** Who registered together and cooks together. */
  pair: { rootId: string; childId: string; teamId: string; rootSelf: string }
  unconfirmedId: string
  token: string
  cancelledTeamId: string
  /** A repair that was computed and waits for its decision. */
  optimizationId: string
  /** Whoever is new has this number, or one of the next. */
  number: number
  meals: readonly { id: string; label: string; time: string }[]
}

interface Found extends Pick<RaceFacts, 'adminId' | 'publicId' | 'token' | 'optimizationId' | 'meals' | 'number'> {
  state: PlanSnapshot
}

/** What the commands name in an event as it stands; `order` says who is named first. */
export async function raceFacts(
  app: TestApp,
  dinnerId: string,
  { state, ...fixed }: Found,
  order: <T>(items: readonly T[]) => readonly T[] = (items) => items,
): Promise<RaceFacts> {
  const { rows: people } = await app.database.pool.query<{ id: string; self: string; email: string }>(
    'select id, self_admin_id as self, email from participant where dinner_id = $1 order by participant_number',
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
    unconfirmedId: state.people.find((person) => !person.activated)?.id ?? '',
    cancelledTeamId: order(state.teams).find((team) => team.status === 'CANCELLED')?.id ?? '',
  }
}
