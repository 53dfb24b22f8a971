import { styled } from '@mui/material/styles'
import { type Course, courseShapes } from '@running-dinner/domain/brand/course-shapes.ts'

export { type Course, courseAt } from '@running-dinner/domain/brand/course-shapes.ts'

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
      <path d={courseShapes[course].path} />
    </Shape>
  )
}

// Plain elements: the lists and the map of a large event render hundreds of them.
const Mark = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, fontWeight: 600 })
const Shape = styled('svg')({ width: '0.9em', height: '0.9em', flexShrink: 0 })
