import type { ComponentProps } from 'react'
import { anchor } from './anchor.css.ts'

/** A link in a translated sentence, which brings its words. */
export function TextLink(props: ComponentProps<'a'>) {
  return <a {...props} className={anchor.plain} />
}
