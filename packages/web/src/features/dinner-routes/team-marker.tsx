import { mdiPartyPopper } from '@mdi/js'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { type Course, CourseShape } from '../../ui/course-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lightPalette } from '../../ui/theme-palette.ts'

interface TeamMarkerProps {
  teamNumber: number
  course: Course
  /** Only the town is known, not the house. */
  approximate?: boolean
  selected?: boolean
  /** Not on the highlighted route. */
  faded?: boolean
}

/** `#7` with colour and shape of the course it cooks: on the map, and beside it to find it again. */
export function TeamMarker({
  teamNumber,
  course,
  approximate = false,
  selected = false,
  faded = false,
}: TeamMarkerProps) {
  // The picture below is light or dark as it likes; white on the deep colours is readable on both.
  return (
    <Plate colour={lightPalette.course[course]} approximate={approximate} selected={selected} faded={faded}>
      <CourseShape course={course} colour="#fff" />
      {`#${teamNumber}`}
    </Plate>
  )
}

/** `1`, `2`, `3` in the order of one guest's evening. */
export function StopMarker({ number, course }: { number: number; course: Course }) {
  return (
    <Plate colour={lightPalette.course[course]}>
      <CourseShape course={course} colour="#fff" />
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

function Plate({ colour, approximate = false, selected = false, faded = false, children }: PlateProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 24,
        px: '4px',
        borderRadius: 1.5,
        bgcolor: colour,
        color: '#fff',
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: 1,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        border: `2px ${approximate ? 'dashed' : 'solid'} #fff`,
        boxShadow: selected ? '0 0 0 3px #2e7d32' : '0 1px 3px rgba(0, 0, 0, 0.45)',
        opacity: faded ? 0.55 : 1,
      }}
    >
      {children}
    </Box>
  )
}
