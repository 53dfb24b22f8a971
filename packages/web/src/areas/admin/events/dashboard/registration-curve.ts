import { dayIn, plusDays } from '@running-dinner/domain/local-date'

interface Day {
  /** ISO date. */
  date: string
  /** Registrations up to and including this day. */
  total: number
}

/** The growing number of registrations, one entry per day in the time zone `zone` from the first registration to today. */
export function registrationCurve(instants: readonly string[], today: string, zone: string): Day[] {
  const perDay = new Map<string, number>()
  for (const instant of instants) {
    const date = dayIn(zone, new Date(instant))
    perDay.set(date, (perDay.get(date) ?? 0) + 1)
  }
  const [first] = [...perDay.keys()].sort()
  if (first === undefined) return []
  const days: Day[] = []
  let total = 0
  for (let date = first; date <= today; date = plusDays(date, 1)) {
    total += perDay.get(date) ?? 0
    days.push({ date, total })
  }
  return days
}

/** How many of them came within the last seven days, today included. */
export function lastWeek(curve: readonly Day[]): number {
  return (curve.at(-1)?.total ?? 0) - (curve.at(-8)?.total ?? 0)
}

/** A line through all days for an SVG of this size, from its lower left corner. */
export function curveLine(curve: readonly Day[], width: number, height: number): string {
  const most = curve.at(-1)?.total ?? 0
  if (curve.length < 2 || most === 0) return ''
  return curve
    .map(({ total }, day) => {
      const x = (day / (curve.length - 1)) * width
      const y = height - (total / most) * height
      return `${day === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
