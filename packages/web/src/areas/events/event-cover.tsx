import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { eventCover } from '@running-dinner/domain/guests/brand/event-cover.ts'
import * as styles from './event-cover.css.ts'

const columns = 6
const rows = 4

/** The picture of this event. Decoration: what it is made of is written beside it. */
export function EventCover({ dinner }: { dinner: PublicDinner }) {
  const { publicSettings, date, city } = dinner
  const cover = eventCover({ title: publicSettings.title, date, city }, columns, rows)
  const { width, height, ground, layers, stops, route, routeColour } = cover
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
      className={styles.picture}
    >
      <rect width={width} height={height} fill={ground} />
      {layers.map(({ colour, path }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one colour may be below and above others
        <path key={index} d={path} fill={colour} />
      ))}
      <path d={route} fill="none" stroke={ground} strokeWidth="26" />
      <path d={route} fill="none" stroke={routeColour} strokeWidth="7" strokeLinecap="round" strokeDasharray="0.1 17" />
      {stops.map(({ course, x, y }) => (
        <circle key={course} cx={x} cy={y} r="50" fill={ground} />
      ))}
      {stops.map(({ course, path, transform, colour }) => (
        <path key={course} d={path} transform={transform} fill={colour} />
      ))}
    </svg>
  )
}
