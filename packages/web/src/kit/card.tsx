import type { ComponentProps } from 'react'
import { card } from './card.css.ts'
import { classes } from './classes.ts'

/** A sheet with an edge. */
export function Card({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} className={classes(card, className)} />
}
