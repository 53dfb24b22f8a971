import { classes } from './classes.ts'
import * as styles from './icon.css.ts'

interface IconProps {
  /** Of `@mdi/js`. */
  path: string
  small?: boolean
  className?: string | undefined
}

/** A decoration: what it means is written beside it. */
export function Icon({ path, small = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classes(small ? styles.small : styles.icon, className)}
    >
      <path d={path} />
    </svg>
  )
}
