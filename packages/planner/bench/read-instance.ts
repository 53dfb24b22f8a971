import { type Issue, issue } from '@running-dinner/domain/issue'
import { usableCoordinates } from '@running-dinner/domain/plan'
import { type Instance, metresBetween, type Point, squareOfMetres, wholeMetres } from './instance.ts'

/** Why a file is no instance, in words for its author. */
class Unreadable extends Error {}

const mostTeams = 5_000

/** The evening a file describes, or the issue `plan_instance_invalid` with the reason. Never throws. */
export function readInstance(text: string): Instance | Issue {
  try {
    return instanceOf(parsed(text))
  } catch (error) {
    if (error instanceof Unreadable) return issue('plan_instance_invalid', undefined, { reason: error.message })
    throw error
  }
}

/** Parses JSON and tells what is wrong with it in one line. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Unreadable(`it is not JSON (${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''})`)
  }
}

function instanceOf(file: unknown): Instance {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new Unreadable('it is not an object')
  const values: Readonly<Record<string, unknown>> = { ...file }
  if ('persons' in values) throw new Unreadable('it lists persons and houses, not teams')
  const n = wholeNumber(values.n, 'n, the number of teams,', 1, mostTeams)
  const courses = wholeNumber(values.courses ?? 3, 'courses', 2, 3) === 2 ? 2 : 3
  const points = values.metric === 'matrix' ? undefined : pointsOf(values, n)
  return {
    id: typeof values.id === 'string' ? values.id : '',
    n,
    courses,
    points,
    metres: points ? metresBetween(points) : matrixOf(values.matrix, n),
    afterPartyMetres: afterPartyOf(values.afterParty, points),
    fixedCourse: coursesOf(values.fixedCourse, 'fixedCourse', n, courses),
    incumbentCourse: coursesOf(values.incumbentCourse, 'incumbentCourse', n, courses),
    lowerBound: figureOf(values.lowerBound, 'lowerBound'),
    bestKnown: figureOf(values.bestKnown, 'bestKnown'),
  }
}

function pointsOf({ metric, points }: Readonly<Record<string, unknown>>, n: number): Point[] {
  if (metric !== 'haversine') throw new Unreadable('metric is neither "haversine" nor "matrix"')
  if (!Array.isArray(points) || points.length !== n) throw new Unreadable(`points is not a list of ${n} coordinates`)
  const read = points.map((point: unknown, team) => pointOf(point, `the point of team ${team}`))
  const swapped = usableCoordinates(read.map(([lat, lng]) => ({ lat, lng }))).turned[0]
  if (swapped !== undefined) throw new Unreadable(`latitude and longitude of team ${swapped} have changed places`)
  return read
}

function pointOf(point: unknown, what: string): Point {
  const [lat, lng]: unknown[] = Array.isArray(point) && point.length === 2 ? point : []
  if (!isNumber(lat) || !isNumber(lng)) throw new Unreadable(`${what} is not [latitude, longitude]`)
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) {
    const isSwapped = Math.abs(lng) <= 90 && Math.abs(lat) <= 180
    throw new Unreadable(`${what} is not on the globe${isSwapped ? '; latitude comes first' : ''}`)
  }
  return [lat, lng]
}

function matrixOf(matrix: unknown, n: number): Float64Array {
  if (!Array.isArray(matrix) || matrix.length !== n) throw new Unreadable(`matrix does not have ${n} rows`)
  const metres = squareOfMetres(n)
  for (const [from, row] of (matrix as unknown[]).entries()) {
    if (!Array.isArray(row) || row.length !== n)
      throw new Unreadable(`row ${from} of matrix does not have ${n} numbers`)
    for (const [to, length] of (row as unknown[]).entries()) {
      if (!isNumber(length) || length < 0) throw new Unreadable(`matrix[${from}][${to}] is not a number of metres`)
      if (from !== to) metres[from * n + to] = length
    }
  }
  return metres
}

function afterPartyOf(party: unknown, points: readonly Point[] | undefined): Float64Array | undefined {
  if (party === undefined || party === null) return undefined
  const place = pointOf(party, 'afterParty')
  if (!points) throw new Unreadable('afterParty needs points, a matrix alone does not tell the way there')
  return Float64Array.from(points, (point) => wholeMetres(point, place))
}

function coursesOf(list: unknown, name: string, n: number, courses: number): number[] | undefined {
  if (list === undefined || list === null) return undefined
  if (!Array.isArray(list) || list.length !== n) throw new Unreadable(`${name} is not a list of ${n} courses`)
  return list.map((course: unknown, team) => wholeNumber(course, `${name}[${team}]`, -1, courses - 1))
}

function figureOf(figure: unknown, name: string): number | undefined {
  if (figure === undefined || figure === null) return undefined
  if (!isNumber(figure) || figure < 0) throw new Unreadable(`${name} is not a number of metres`)
  return figure
}

function wholeNumber(value: unknown, what: string, least: number, most: number): number {
  if (!isNumber(value) || !Number.isInteger(value) || value < least || value > most) {
    throw new Unreadable(`${what} is not a whole number from ${least} to ${most}`)
  }
  return value
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
