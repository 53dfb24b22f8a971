import { courses } from '@running-dinner/domain/guests'
import type { ReactNode } from 'react'
import { CourseShape } from '../kit/course-mark.tsx'
import { Icon } from '../kit/icon.tsx'
import { color } from '../kit/tokens.css.ts'
import * as styles from './empty-state.css.ts'

interface EmptyStateProps {
  icon: string
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Says what this place is for and offers the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.box}>
      <div className={styles.picture}>
        <div className={styles.shapes}>
          {courses.map((course) => (
            <CourseShape key={course} course={course} colour={color[course]} />
          ))}
        </div>
        <Icon path={icon} className={styles.icon} />
      </div>
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
