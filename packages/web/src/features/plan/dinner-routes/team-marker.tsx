import { mdiPartyPopper } from '@mdi/js'
import { memo, type ReactNode } from 'react'
import { type Course, CourseShape } from '../../../kit/course-mark.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { lightPalette } from '../../../kit/palette.ts'
import type { MarkerFace } from './map-content.ts'
import * as styles from './team-marker.css.ts'

const plateHeight = 25

interface TeamMarkerProps {
  teamNumber: number
  /** Up to three initials of its members; empty when there is no room. */
  initials: string
  /** Undefined for a team that only joins as guest. */
  course: Course | undefined
  /** Located by its town only. */
  approximate?: boolean
  selected?: boolean
  /** Matches a filter. */
  marked?: boolean
  /** Neither on a highlighted route nor matching a filter. */
  grey?: boolean
}

/** `#7 AB` in colour and shape of the course that the team cooks; the same on the map and in lists. */
export const TeamMarker = memo(function TeamMarker({ teamNumber, initials, course, ...look }: TeamMarkerProps) {
  return (
    <Plate colour={course ? lightPalette.course[course] : '#000'} width={widthOf(teamNumber, initials)} {...look}>
      {course && <CourseShape course={course} />}
      {`#${teamNumber}`}
      {initials !== '' && <span className={styles.initials}>{initials}</span>}
    </Plate>
  )
})

/** Faces of a team's marker: with initials, and without for a crowded map. */
export function teamFaces(props: TeamMarkerProps): { face: MarkerFace; shortFace: MarkerFace } {
  const faceWith = (initials: string) => ({
    look: <TeamMarker {...props} initials={initials} />,
    width: widthOf(props.teamNumber, initials),
    height: plateHeight,
  })
  return { face: faceWith(props.initials), shortFace: faceWith('') }
}

/** Marker of a stop on one guest's route: `1`, `2`, `3`. */
export function stopFace({ number, ...look }: { number: number; course: Course; approximate: boolean }): MarkerFace {
  const width = widthOf(number, '')
  const plate = (
    <Plate colour={lightPalette.course[look.course]} width={width} approximate={look.approximate}>
      <CourseShape course={look.course} />
      {number}
    </Plate>
  )
  return { look: plate, width, height: plateHeight }
}

const partyWidth = 36
export const afterPartyFace: MarkerFace = {
  look: (
    <Plate colour="#000" width={partyWidth}>
      <Icon path={mdiPartyPopper} className={styles.party} />
    </Plate>
  ),
  width: partyWidth,
  height: plateHeight,
}

const groupWidth = 44
/** Marker for several markers that have no room of their own. */
export function groupFace(count: number): MarkerFace {
  return { look: <span className={styles.group}>{count}</span>, width: groupWidth, height: 36 }
}

/** Border and padding, the shape, `#` with digits, and the widest letters. */
function widthOf(teamNumber: number, initials: string): number {
  const letters = [...initials].length
  return 10 + 13 + 7.6 * (1 + String(teamNumber).length) + (letters === 0 ? 0 : 3 + 9.5 * letters)
}

interface PlateProps {
  colour: string
  width: number
  approximate?: boolean
  selected?: boolean
  marked?: boolean
  grey?: boolean
  children: ReactNode
}

/** White text on it has a contrast of 4.9 : 1. */
const greyGround = '#77706a'
const rings = { selected: '0 0 0 3px #2e7d32', marked: '0 0 0 3px #0b6bcb', none: '0 1px 3px rgba(0, 0, 0, 0.45)' }

/** Deep colours and white in both colour schemes: tiles below may be light or dark. */
function Plate({ colour, width, children, ...look }: PlateProps) {
  const full = look.grey ? greyGround : colour
  const [ground, ink] = look.approximate ? ['#fff', full] : [full, '#fff']
  return (
    <span
      className={styles.plate}
      style={{
        width: `${width / 16}rem`,
        backgroundColor: ground,
        color: ink,
        border: `2px ${look.approximate ? 'dashed' : 'solid'} ${ink}`,
        boxShadow: look.selected ? rings.selected : look.marked ? rings.marked : rings.none,
      }}
    >
      {children}
    </span>
  )
}
