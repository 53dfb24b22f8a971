import type { Instance } from './instance.ts'

/** What a judge who knows nothing of the planner says about a plan. */
export interface Verdict {
  faults: string[]
  /** All ways between tables, and to the after party, in metres. */
  distance: number
  longestLeg: number
  longestRoute: number
}

interface Table {
  course: number
  host: number
  guests: readonly number[]
}

/**
 * Judges the content of a plan file by the rules alone: every team cooks once, sits at one table per course, meets no
 * team twice; tables have one team per course, or, where the number of teams does not divide, at most two tables one
 * larger and two one smaller; given courses are kept. Accepts any input, since it judges foreign files too.
 */
export function checkPlan(instance: Instance, file: unknown): Verdict {
  const faults: string[] = []
  const tables = tablesOf(file, instance, faults)
  const seats = seatsOf(tables, instance, faults)
  checkHosts(tables, file, instance, faults)
  checkSizes(tables, instance, faults)
  checkMeetings(tables, faults)
  return { faults, ...waysOf(seats, instance) }
}

function tablesOf(file: unknown, { n, courses }: Instance, faults: string[]): Table[] {
  const list: unknown = isRecord(file) ? file.tables : undefined
  if (!Array.isArray(list)) {
    faults.push('there are no tables')
    return []
  }
  return list.flatMap((table: unknown, position) => {
    const { course, host, guests = [] } = isRecord(table) ? table : {}
    const isTeam = (team: unknown) => isWithin(team, n)
    if (isWithin(course, courses) && isTeam(host) && Array.isArray(guests) && guests.every(isTeam)) {
      return [{ course, host, guests } as Table]
    }
    faults.push(`table ${position} names a course or a team that does not exist`)
    return []
  })
}

/** At whose table each team sits, `seats[team * courses + course]`, -1 for nowhere. */
function seatsOf(tables: readonly Table[], { n, courses }: Instance, faults: string[]): Int32Array {
  const seats = new Int32Array(n * courses).fill(-1)
  for (const { course, host, guests } of tables) {
    for (const team of [host, ...guests]) {
      if (seats[team * courses + course] !== -1) faults.push(`team ${team} sits twice at course ${course}`)
      seats[team * courses + course] = host
    }
  }
  for (const [seat, host] of seats.entries()) {
    if (host === -1) faults.push(`team ${Math.floor(seat / courses)} has no table at course ${seat % courses}`)
  }
  return seats
}

function checkHosts(tables: readonly Table[], file: unknown, instance: Instance, faults: string[]): void {
  const hosts = isRecord(file) && isRecord(file.hosts) ? file.hosts : {}
  const cooked = new Map<number, number[]>()
  for (const { host, course } of tables) cooked.set(host, [...(cooked.get(host) ?? []), course])
  for (let team = 0; team < instance.n; team++) {
    const courses = cooked.get(team) ?? []
    if (courses.length !== 1) faults.push(`team ${team} cooks ${courses.length} times`)
    if (hosts[team] !== courses[0]) faults.push(`hosts says another course for team ${team} than its table`)
    const settled = instance.fixedCourse?.[team] ?? -1
    if (settled >= 0 && courses[0] !== settled) faults.push(`team ${team} does not cook the course settled for it`)
  }
}

function checkSizes(tables: readonly Table[], { n, courses }: Instance, faults: string[]): void {
  const sizes = tables.map(({ guests }) => guests.length + 1)
  const spread = n % courses === 0 ? 0 : 1
  const odd = sizes.filter((size) => Math.abs(size - courses) > spread)
  if (odd.length > 0) faults.push(`a table has ${odd[0]} teams`)
  for (const size of [courses - 1, courses + 1]) {
    const count = sizes.filter((one) => one === size).length
    if (courses === 3 && count > 2) faults.push(`${count} tables have ${size} teams`)
  }
}

function checkMeetings(tables: readonly Table[], faults: string[]): void {
  const met = new Set<string>()
  for (const { host, guests } of tables) {
    const table = [host, ...guests].toSorted((one, other) => one - other)
    for (const [position, one] of table.entries()) {
      for (const other of table.slice(position + 1)) {
        if (met.has(`${one} ${other}`)) faults.push(`teams ${one} and ${other} meet twice`)
        met.add(`${one} ${other}`)
      }
    }
  }
}

function waysOf(seats: Int32Array, { n, courses, metres, afterPartyMetres }: Instance): Omit<Verdict, 'faults'> {
  const ways = { distance: 0, longestLeg: 0, longestRoute: 0 }
  for (let team = 0; team < n; team++) {
    const hosts = [...seats.subarray(team * courses, (team + 1) * courses)].filter((host) => host >= 0)
    const legs = hosts.slice(1).map((to, before) => metres[(hosts[before] ?? 0) * n + to] ?? 0)
    if (afterPartyMetres) legs.push(afterPartyMetres[hosts.at(-1) ?? -1] ?? 0)
    const route = legs.reduce((sum, leg) => sum + leg, 0)
    ways.distance += route
    ways.longestLeg = Math.max(ways.longestLeg, ...legs)
    ways.longestRoute = Math.max(ways.longestRoute, route)
  }
  return ways
}

function isWithin(value: unknown, end: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < end
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
