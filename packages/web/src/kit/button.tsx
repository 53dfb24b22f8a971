import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import * as styles from './button.css.ts'
import { classes } from './classes.ts'

export interface ButtonLook {
  variant?: keyof typeof styles.looks.medium | undefined
  size?: keyof typeof styles.looks | undefined
  className?: string | undefined
}

function look({ variant = 'contained', size = 'medium', className }: ButtonLook): string {
  return classes(styles.looks[size][variant], className)
}

/** The one button of a form. */
export function Button({ variant, size, className, ...button }: ButtonLook & ComponentProps<'button'>) {
  return <button {...button} className={look({ variant, size, className })} />
}

/** A link inside of the product that looks like a button; public pages have many. */
export function LinkButton({ variant, size, className, ...link }: ButtonLook & LinkProps) {
  return <Link {...link} className={look({ variant, size, className })} />
}

/** A link to a file or another site that looks like a button. */
export function AnchorButton({ variant, size, className, ...anchor }: ButtonLook & ComponentProps<'a'>) {
  return <a {...anchor} className={look({ variant, size, className })} />
}

/** A button without a look of its own. */
export function PlainButton({ className, ...button }: ComponentProps<'button'>) {
  return <button {...button} className={classes(styles.plain, className)} />
}
