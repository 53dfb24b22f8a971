import type { ReactNode } from 'react'
import { classes } from '../../../kit/classes.ts'
import * as styles from './field-grid.css.ts'

/** Fields below each other, where they are short side by side, also on a phone. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}

interface CellProps {
  of?: keyof typeof styles.wide
  phone?: keyof typeof styles.onPhone
  children: ReactNode
}

/** How many of the six columns a field takes; on a phone its own number, else all. */
export function Cell({ of = 6, phone = 6, children }: CellProps) {
  return <div className={classes(styles.onPhone[phone], styles.wide[of])}>{children}</div>
}
