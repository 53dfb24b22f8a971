import * as styles from './chip.css.ts'
import { classes } from './classes.ts'

interface ChipProps {
  tone?: keyof typeof styles.chip | undefined
  label: string
  className?: string
}

/** A state in a word or two. */
export function Chip({ tone = 'plain', label, className }: ChipProps) {
  return <span className={classes(styles.chip[tone], className)}>{label}</span>
}
