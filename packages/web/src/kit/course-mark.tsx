import { type Course, courseShapes } from '@running-dinner/domain/guests'
import * as styles from './course-mark.css.ts'
import { color } from './tokens.css.ts'

export { type Course, courseAt } from '@running-dinner/domain/guests'

/** A course has a colour, a shape and its name; none of them carries meaning alone. */
export function CourseMark({ course, label }: { course: Course; label: string }) {
  return (
    <span className={styles.mark}>
      <CourseShape course={course} colour={color[course]} />
      <span>{label}</span>
    </span>
  )
}

/** The shape alone, for places that name the course in words; in the text colour unless `colour` is given. */
export function CourseShape({ course, colour = 'currentColor' }: { course: Course; colour?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill={colour} className={styles.shape}>
      <path d={courseShapes[course].path} />
    </svg>
  )
}
