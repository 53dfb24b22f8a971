import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import type { Course } from '../../ui/course-mark.tsx'

const PEOPLE = 6
const TABLE_RADIUS = 46
const SEAT_DISTANCE = 66

const tables = [
  { course: 'starter', x: 118, y: 298 },
  { course: 'main', x: 286, y: 128 },
  { course: 'dessert', x: 438, y: 306 },
] as const

/** A city from above: three tables of six, and the way of one team between them. Follows the colour scheme. */
export function DinnerIllustration({ label }: { label: string }) {
  const theme = useTheme()
  const colours = (theme.vars ?? theme).palette
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox="0 0 560 430"
      sx={{ width: '100%', height: 'auto', display: 'block' }}
    >
      <City ground={colours.divider} street={colours.background.default} />
      <g fill="none" stroke={colours.text.secondary} strokeWidth="2" strokeLinecap="round" opacity="0.45">
        <path d="M20 180C80 196 108 226 118 298S220 372 438 306" />
        <path d="M540 120C500 150 390 110 286 128S210 250 118 298" />
      </g>
      <path
        d="M118 298C140 190 200 140 286 128S430 190 438 306"
        fill="none"
        stroke={colours.primary.main}
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 13"
      />
      {tables.map((table) => (
        <Table key={table.course} {...table} colour={colours.course[table.course]} surface={colours.background.paper} />
      ))}
    </Box>
  )
}

function City({ ground, street }: { ground: string; street: string }) {
  return (
    <g>
      <rect width="560" height="430" rx="24" fill={ground} opacity="0.55" />
      <g stroke={street} strokeWidth="14" strokeLinecap="square" fill="none">
        <path d="M0 66H560M0 214H560M0 372H560" />
        <path d="M60 0V430M200 0V430M360 0V430M510 0V430" />
        <path d="M200 214L360 66" />
      </g>
      <path
        d="M0 420C120 380 180 440 300 404S470 396 560 418V406A24 24 0 0 1 536 430H24A24 24 0 0 1 0 406Z"
        fill={street}
        opacity="0.7"
      />
    </g>
  )
}

interface TableProps {
  course: Course
  x: number
  y: number
  colour: string
  surface: string
}

function Table({ course, x, y, colour, surface }: TableProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: PEOPLE }, (_, seat) => {
        const angle = (seat / PEOPLE) * 2 * Math.PI + Math.PI / PEOPLE
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
            key={seat}
            cx={Math.cos(angle) * SEAT_DISTANCE}
            cy={Math.sin(angle) * SEAT_DISTANCE}
            r="13"
            fill={colour}
            opacity={seat < 2 ? 1 : 0.55}
          />
        )
      })}
      <circle r={TABLE_RADIUS} fill={surface} stroke={colour} strokeWidth="4" />
      <CourseShape course={course} colour={colour} />
    </g>
  )
}

function CourseShape({ course, colour }: { course: Course; colour: string }) {
  if (course === 'starter') return <circle r="15" fill={colour} />
  if (course === 'main') return <rect x="-14" y="-14" width="28" height="28" rx="5" fill={colour} />
  return <path d="M0 -17L17 13H-17Z" fill={colour} strokeLinejoin="round" stroke={colour} strokeWidth="3" />
}
