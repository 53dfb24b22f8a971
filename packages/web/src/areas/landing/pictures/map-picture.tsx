import { type Course, courses } from '@running-dinner/domain/guests'
import { CourseSign } from './course-sign.tsx'
import * as styles from './map-picture.css.ts'
import { Picture } from './picture.tsx'
import { ink } from './picture-colours.ts'

interface MapPictureProps {
  label: string
  /** Text at each stop of the team that the picture is about. */
  stops: Readonly<Record<Course, string>>
}

/** The idea in one picture: a map on which the routes of an evening are drawn, course by course. */
export function MapPicture({ label, stops }: MapPictureProps) {
  return (
    <Picture label={label} width={560} height={440} className={styles.mapPicture}>
      <Streets />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {otherRoutes.map(({ path, course, at }) => (
          <path key={path} d={path} pathLength="1" stroke={ink(course)} strokeWidth="5" className={styles.leg[at]} />
        ))}
        <path
          d="M138 158L262 172L250 262L408 272"
          pathLength="1"
          stroke={ink('route')}
          strokeWidth="9"
          className={styles.leg.first}
        />
        <path
          d="M408 272L398 374L258 360"
          pathLength="1"
          stroke={ink('route')}
          strokeWidth="9"
          className={styles.leg.second}
        />
      </g>
      {homes.map(({ course, x, y }) => (
        <Home key={`${x}-${y}`} course={course} x={x} y={y} />
      ))}
      {ownStops.map(({ course, x, labelY }) => (
        <g key={course} className={styles.stop[course]}>
          <rect x={x - 110} y={labelY - 20} width="220" height="36" rx="18" fill={ink('ink')} stroke={ink('line')} />
          <text x={x} y={labelY + 4} textAnchor="middle" fontSize="17" fontWeight="640" fill="#fff">
            {stops[course]}
          </text>
        </g>
      ))}
    </Picture>
  )
}

/** Streets, a river with bridges, and a park. */
function Streets() {
  return (
    <>
      <rect width="560" height="440" fill={ink('map')} />
      <path d="M262 172L392 160L408 272L250 262Z" fill={ink('park')} />
      <path d="M560 -30C470 120 500 190 330 220S150 330 110 470" fill="none" stroke={ink('water')} strokeWidth="30" />
      <g fill="none" stroke={ink('street')} strokeLinejoin="round">
        <path
          strokeWidth="15"
          d="M0 168L138 158L262 172L392 160L560 170M0 258L126 268L250 262L408 272L560 262M130 0L130 62L138 158L126 268L140 372L132 440M400 0L400 58L392 160L408 272L398 374L404 440"
        />
        <path
          strokeWidth="9"
          d="M0 74L130 62L255 74L400 58L560 74M0 366L140 372L258 360L398 374L560 362M255 0L255 74L262 172L250 262L258 360L252 440M525 0L525 72L530 168L520 260L530 362L524 440M40 0L30 165L44 262L36 366L44 440"
        />
      </g>
    </>
  )
}

/** Other teams of the same evening: one sits at the second table, another one at the third. */
const otherRoutes = [
  { path: 'M255 74L400 58L392 160L530 168L520 260', course: 'starter', at: 'first' },
  { path: 'M44 262L126 268L140 372', course: 'dessert', at: 'first' },
  { path: 'M140 372L258 360', course: 'dessert', at: 'second' },
  { path: 'M525 72L530 168L520 260L408 272', course: 'main', at: 'first' },
] as const

const homes = [
  { course: 'starter', x: 138, y: 158 },
  { course: 'starter', x: 255, y: 74 },
  { course: 'starter', x: 44, y: 262 },
  { course: 'starter', x: 525, y: 72 },
  { course: 'main', x: 408, y: 272 },
  { course: 'main', x: 392, y: 160 },
  { course: 'main', x: 140, y: 372 },
  { course: 'dessert', x: 258, y: 360 },
  { course: 'dessert', x: 520, y: 260 },
] as const

const ownStops = [
  { course: courses[0], x: 138, labelY: 116 },
  { course: courses[1], x: 408, labelY: 230 },
  { course: courses[2], x: 258, labelY: 408 },
] as const

function Home({ course, x, y }: { course: Course; x: number; y: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="20" fill={ink('ink')} />
      <CourseSign course={course} x={x} y={y} size={course === 'main' ? 9 : 10} colour={ink(course)} />
    </g>
  )
}
