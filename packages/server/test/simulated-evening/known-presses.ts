import type { GuestState, HostState, ReportKind } from '@running-dinner/domain/evening'

/** One press on a phone. */
export interface Press {
  id: string
  teamId: string
  personId: string
  kind: ReportKind
  mealId?: string
  minutes?: number
  missingTeamId?: string
  reportId?: string
  noticeId?: string
  digest?: string
  /** By the clock of the phone. */
  madeAt: number
}

/** A table at the moment of a press about it. */
export type TableThen = Pick<ReceivedPress, 'hostTeamId' | 'guestIds'>

interface ReceivedPress extends Press {
  /** The host of the team at that course when the press was made, and the guests there. */
  hostTeamId: string | undefined
  guestIds: readonly string[]
  countsAt: number
}

const skew = 5 * 60_000
const takeBack = 60_000

/**
 * What follows from the presses that reached the server, found by asking for the newest press of a kind. A second, smaller
 * formulation of the rules in docs/rules/evening/evening.md#state, so that the product's derivation has something to be compared with.
 */
export function createKnownPresses() {
  const received = new Map<string, ReceivedPress>()

  const isTakenBack = (press: ReceivedPress) =>
    [...received.values()].some(
      ({ kind, reportId, teamId, countsAt }) =>
        kind === 'TAKEN_BACK' &&
        reportId === press.id &&
        teamId === press.teamId &&
        Math.abs(countsAt - press.countsAt) <= takeBack,
    )

  /** By team, without what was taken back: there are many presses and few of one team. */
  let byTeam: Map<string, ReceivedPress[]> | undefined
  const ofTeam = (teamId: string): ReceivedPress[] => {
    if (!byTeam) {
      byTeam = new Map()
      for (const press of received.values())
        if (!isTakenBack(press)) byTeam.set(press.teamId, [...(byTeam.get(press.teamId) ?? []), press])
    }
    return byTeam.get(teamId) ?? []
  }

  const newest = (teamId: string, isMeant: (press: ReceivedPress) => boolean) =>
    ofTeam(teamId).reduce<ReceivedPress | undefined>(
      (last, press) => (isMeant(press) && (!last || isLater(press, last)) ? press : last),
      undefined,
    )

  /** When the team went out of the evening; undefined while it takes part. */
  const outSince = (teamId: string) => {
    const last = newest(teamId, ({ kind }) => kind === 'NOT_COMING' || atEvening.has(kind))
    return last?.kind === 'NOT_COMING' ? last.countsAt : undefined
  }

  const isComing = (teamId: string) => newest(teamId, ({ kind }) => kind === 'NOT_COMING' || atEvening.has(kind))

  return {
    receive(press: Press, receivedAt: number, tableAt: (moment: number) => TableThen): void {
      if (received.has(press.id)) return
      const countsAt = press.madeAt > receivedAt + skew ? receivedAt : press.madeAt
      received.set(press.id, { ...press, ...tableAt(countsAt), countsAt })
      byTeam = undefined
    },
    size: () => received.size,
    /** Ids of the presses that a card lists. */
    ofTeam: (teamId: string) =>
      ofTeam(teamId).flatMap(({ id, kind }) => (kind === 'SEEN' || kind === 'TAKEN_BACK' ? [] : [id])),

    guest(teamId: string, hostTeamId: string, mealId: string): { state: GuestState; minutes: number } {
      const own = newest(
        teamId,
        (press) => ofVisit.has(press.kind) && press.mealId === mealId && press.hostTeamId === hostTeamId,
      )
      const ofHost = newest(
        hostTeamId,
        (press) =>
          press.mealId === mealId &&
          ((press.kind === 'COMPLETE' && press.guestIds.includes(teamId)) ||
            (press.kind === 'MISSING' && press.missingTeamId === teamId)),
      )
      const last = own && ofHost ? (isLater(own, ofHost) ? own : ofHost) : (own ?? ofHost)
      const state = last?.kind === 'COMPLETE' ? 'ARRIVED' : (last?.kind as GuestState | undefined)
      const out = outSince(teamId)
      if (out !== undefined && !(state === 'ARRIVED' && (last?.countsAt ?? 0) < out))
        return { state: 'NOT_COMING', minutes: 0 }
      if (state) return { state, minutes: state === 'LATE' ? (last?.minutes ?? 0) : 0 }
      return { state: isComing(teamId) ? 'COMING' : 'UNKNOWN', minutes: 0 }
    },

    /** Whether the last COMPLETE of the host was about all of these. */
    meantAll: (hostTeamId: string, mealId: string, guestIds: readonly string[]) => {
      const last = newest(hostTeamId, (press) => press.kind === 'COMPLETE' && press.mealId === mealId)
      return guestIds.every((id) => last?.guestIds.includes(id))
    },

    host(teamId: string, mealId: string): HostState {
      const last = newest(teamId, (press) => press.mealId === mealId && ofTable.has(press.kind))
      const hasBegun = last?.kind === 'COMPLETE' || last?.kind === 'MISSING'
      if (outSince(teamId) !== undefined && !hasBegun) return 'CANNOT_COOK'
      return (last?.kind as HostState | undefined) ?? 'SILENT'
    },

    /** The course that a team asks for help at. */
    helpAt(teamId: string, route: readonly { mealId: string; startsAt: Date }[], now: number): string | undefined {
      const help = newest(teamId, ({ kind }) => kind === 'HELP')
      if (!help) return undefined
      const moment = Math.min(help.countsAt, now)
      const near = route.filter(({ startsAt }) => startsAt.getTime() - 30 * 60_000 <= moment)
      const meant = help.mealId ?? (near.at(-1) ?? route[0])?.mealId
      const end = newest(
        teamId,
        ({ kind, mealId }) => endsHelp.has(kind) || (endsHelpAtHome.has(kind) && mealId === meant),
      )
      return end && isLater(end, help) ? undefined : meant
    },

    dietsRead: (teamId: string, mealId: string) =>
      newest(teamId, (press) => press.kind === 'DIETS_READ' && press.mealId === mealId)?.digest,

    hasSeen: (personId: string, noticeId: string) =>
      [...received.values()].some(
        (press) => press.kind === 'SEEN' && press.personId === personId && press.noticeId === noticeId,
      ),
  }
}
export type KnownPresses = ReturnType<typeof createKnownPresses>

const ofVisit = new Set<ReportKind>(['LATE', 'LEFT', 'ARRIVED', 'NOBODY_OPENS'])
const ofTable = new Set<ReportKind>(['READY', 'COMPLETE', 'MISSING', 'CANNOT_COOK'])
const endsHelp = new Set<ReportKind>(['ARRIVED', 'HOME'])
const endsHelpAtHome = new Set<ReportKind>(['READY', 'COMPLETE'])
const atEvening = new Set<ReportKind>([
  ...['COMING', 'LEFT', 'LATE', 'ARRIVED', 'NOBODY_OPENS', 'READY', 'COMPLETE', 'MISSING'],
] as ReportKind[])

function isLater(press: ReceivedPress, other: ReceivedPress): boolean {
  return press.countsAt === other.countsAt ? press.id > other.id : press.countsAt > other.countsAt
}
