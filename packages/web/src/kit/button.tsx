import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import * as styles from './button.css.ts'
import { classes } from './classes.ts'

export interface ButtonLook {
  variant?: keyof typeof styles.looks.medium | undefined
  size?: keyof typeof styles.looks | undefined
  /** The primary colour if absent. */
  tone?: keyof typeof styles.tone | undefined
  className?: string | undefined
}

function look({ variant = 'contained', size = 'medium', tone, className }: ButtonLook): string {
  return classes(styles.looks[size][variant], tone && styles.tone[tone], className)
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** What it was pressed for is still going on. */
  busy?: boolean
  className?: string | undefined
}

/** Submits its form unless it has another `type`. */
export function Button({ variant, size, tone, className, busy = false, ...button }: ButtonProps) {
  return (
    <button
      {...button}
      disabled={busy || button.disabled}
      aria-busy={busy || button['aria-busy']}
      className={look({ variant, size, tone, className })}
    />
  )
}

/** A link inside of the product that looks like a button; public pages have many. */
export function LinkButton({ variant, size, tone, className, ...link }: ButtonLook & LinkProps) {
  return <Link {...link} className={look({ variant, size, tone, className })} />
}

/** A link to a file or another site that looks like a button. */
export function AnchorButton({ variant, size, tone, className, ...anchor }: ButtonLook & ComponentProps<'a'>) {
  return <a {...anchor} className={look({ variant, size, tone, className })} />
}

/** A button without a look of its own. */
export function PlainButton({ className, ...button }: ComponentProps<'button'>) {
  return <button {...button} className={classes(styles.plain, className)} />
}
