import type { ReactNode } from 'react'
import { classes } from '../../../kit/classes.ts'
import * as styles from './picture.css.ts'

interface PictureProps {
  /** Text for screen readers; without it the picture is decoration. */
  label?: string
  width: number
  height: number
  className?: string
  children: ReactNode
}

/** Frame of a drawing. Its proportions follow from its view box before it is painted, so the layout does not shift. */
export function Picture({ label, width, height, className, children }: PictureProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={classes(styles.picture, className)}
    >
      {children}
    </svg>
  )
}
