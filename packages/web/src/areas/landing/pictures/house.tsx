import type { Course } from '../../../kit/course-mark.tsx'
import { CourseSign } from './course-sign.tsx'
import { ink } from './picture-colours.ts'

interface HouseProps {
  course: Course
  x: number
  y: number
  scale?: number
  /** People sit at the table behind a lit window. */
  lit?: boolean
}

/** A home where one course is eaten. `x`, `y` is the middle of its threshold. */
export function House({ course, x, y, scale = 1, lit = true }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="0" cy="1" rx="72" ry="7" fill={ink('near')} opacity="0.55" />
      <rect x="30" y="-126" width="15" height="36" rx="2" fill={ink('shade')} />
      {lit && <Smoke />}
      <rect x="-56" y="-80" width="112" height="80" rx="3" fill={ink('wall')} />
      <path d="M30 -80H56V-3a3 3 0 0 1-3 3H30Z" fill={ink('shade')} opacity="0.45" />
      <path
        d="M-64 -76L0 -130L64 -76Z"
        fill={ink(course)}
        stroke={ink(course)}
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <circle cx="0" cy="-93" r="16" fill={ink('wall')} />
      <CourseSign course={course} x={0} y={-93} size={8.5} colour={ink('ink')} />
      <Window lit={lit} />
      <rect x="25" y="-48" width="23" height="48" rx="3" fill={ink(course)} />
      <circle cx="30" cy="-23" r="1.8" fill={ink('wall')} />
    </g>
  )
}

function Smoke() {
  return (
    <g fill={ink('line')} opacity="0.3">
      <circle cx="40" cy="-138" r="6" />
      <circle cx="48" cy="-151" r="8.5" />
      <circle cx="43" cy="-167" r="6" />
    </g>
  )
}

const seats = [-37, -21, -5] as const

function Window({ lit }: { lit: boolean }) {
  return (
    <g>
      <rect x="-48" y="-62" width="64" height="44" rx="4" fill={lit ? ink('glow') : ink('far')} />
      {lit && (
        <g fill={ink('ink')}>
          {seats.map((seat) => (
            <g key={seat}>
              <circle cx={seat + 5} cy="-44" r="5" />
              <path d={`M${seat - 2.5} -29v-3a7.5 7.5 0 0 1 15 0v3Z`} />
            </g>
          ))}
          <rect x="-44" y="-30" width="56" height="4.5" rx="2" />
          <rect x="-36" y="-26" width="3.5" height="8" />
          <rect x="1" y="-26" width="3.5" height="8" />
        </g>
      )}
    </g>
  )
}
