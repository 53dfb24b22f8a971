import { courses } from '@running-dinner/domain/guests'
import { CourseShape } from './course-mark.tsx'
import * as styles from './loading-sign.css.ts'
import { color } from './tokens.css.ts'

/** Shown while something of unknown duration is loading: circle, square and triangle, one after the other. */
export function LoadingSign({ label }: { label: string }) {
  return (
    <div role="progressbar" aria-label={label} className={styles.loadingSign}>
      {courses.map((course) => (
        <CourseShape key={course} course={course} colour={color[course]} />
      ))}
    </div>
  )
}
