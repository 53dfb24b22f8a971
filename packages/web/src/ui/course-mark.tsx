import { mdiCircle, mdiSquareRounded, mdiTriangle } from '@mdi/js'
import { styled } from '@mui/material/styles'

export type Course = 'starter' | 'main' | 'dessert'

const shapes: Record<Course, string> = { starter: mdiCircle, main: mdiSquareRounded, dessert: mdiTriangle }

/** The first meal is the starter, the third the dessert, every other a main course. */
export function courseAt(position: number): Course {
  return position === 0 ? 'starter' : position === 2 ? 'dessert' : 'main'
}

/** A course has a colour, a shape and its name; none of them carries meaning alone. */
export function CourseMark({ course, label }: { course: Course; label: string }) {
  return (
    <Mark>
      <CourseShape course={course} colour={`var(--mui-palette-course-${course})`} />
      <span>{label}</span>
    </Mark>
  )
}

/** The shape alone, for places that name the course in words; in the text colour unless `colour` is given. */
export function CourseShape({ course, colour = 'currentColor' }: { course: Course; colour?: string }) {
  return (
    <Shape viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill={colour}>
      <path d={shapes[course]} />
    </Shape>
  )
}

// Plain elements: the lists and the map of a large event render hundreds of them.
const Mark = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 600 })
const Shape = styled('svg')({ width: '0.9em', height: '0.9em', flexShrink: 0 })
