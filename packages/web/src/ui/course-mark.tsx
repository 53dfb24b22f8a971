import { mdiCircle, mdiSquareRounded, mdiTriangle } from '@mdi/js'
import Box from '@mui/material/Box'
import { Icon } from './icon.tsx'

export type Course = 'starter' | 'main' | 'dessert'

const shapes: Record<Course, string> = { starter: mdiCircle, main: mdiSquareRounded, dessert: mdiTriangle }

/** The first meal is the starter, the third the dessert, every other a main course (spec 3, meal types). */
export function courseAt(position: number): Course {
  return position === 0 ? 'starter' : position === 2 ? 'dessert' : 'main'
}

/** A course has a colour, a shape and its name; none of them carries meaning alone. */
export function CourseMark({ course, label }: { course: Course; label: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
      <CourseShape course={course} />
      <span>{label}</span>
    </Box>
  )
}

/** The shape alone, where its name is told otherwise. */
export function CourseShape({ course, colour = `course.${course}` }: { course: Course; colour?: string }) {
  return <Icon path={shapes[course]} sx={{ fontSize: '0.9em', color: colour }} />
}
