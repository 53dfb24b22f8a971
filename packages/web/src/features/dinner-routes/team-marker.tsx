import { mdiPartyPopper } from '@mdi/js'
import { styled } from '@mui/material/styles'
import { memo, type ReactNode } from 'react'
import { type Course, CourseShape } from '../../ui/course-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lightPalette } from '../../ui/theme-palette.ts'

interface TeamMarkerProps {
  teamNumber: number
  /** Undefined where the team cooks nothing. */
  course: Course | undefined
  /** Only the town is known, not the house. */
  approximate?: boolean
  selected?: boolean
  /** Not on the highlighted route. */
  faded?: boolean
}

/** `#7` with colour and shape of the course it cooks: on the map, and beside it to find it again. */
export const TeamMarker = memo(function TeamMarker({ teamNumber, course, ...look }: TeamMarkerProps) {
  return (
    <Plate colour={course ? lightPalette.course[course] : '#000'} {...look}>
      {course && <CourseShape course={course} />}
      {`#${teamNumber}`}
    </Plate>
  )
})

/** `1`, `2`, `3` in the order of one guest's evening. */
export function StopMarker({ number, course, approximate }: { number: number; course: Course; approximate: boolean }) {
  return (
    <Plate colour={lightPalette.course[course]} approximate={approximate}>
      <CourseShape course={course} />
      {number}
    </Plate>
  )
}

export function AfterPartyMarker() {
  return (
    <Plate colour="#000">
      <Icon path={mdiPartyPopper} sx={{ fontSize: 18 }} />
    </Plate>
  )
}

interface PlateProps {
  colour: string
  approximate?: boolean
  selected?: boolean
  faded?: boolean
  children: ReactNode
}

/** The picture below is light or dark as it likes: deep colours and white are readable on both. */
function Plate({ colour, approximate = false, selected = false, faded = false, children }: PlateProps) {
  const [ground, ink] = approximate ? ['#fff', colour] : [colour, '#fff']
  return (
    <PlateBox
      style={{
        backgroundColor: ground,
        color: ink,
        border: `2px ${approximate ? 'dashed' : 'solid'} ${ink}`,
        boxShadow: selected ? '0 0 0 3px #2e7d32' : '0 1px 3px rgba(0, 0, 0, 0.45)',
        opacity: faded ? 0.55 : 1,
      }}
    >
      {children}
    </PlateBox>
  )
}

const PlateBox = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  padding: '0 5px',
  borderRadius: 12,
  fontSize: '0.8125rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
