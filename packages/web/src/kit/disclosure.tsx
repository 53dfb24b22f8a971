import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
import { closeByItself } from './close-by-itself.ts'
import * as styles from './disclosure.css.ts'

interface DisclosureProps {
  /** The name of the button that opens it. */
  label: string
  /** Whether the name is beside the icon where there is room. */
  captioned?: boolean
  icon: ReactNode
  /** The place of the panel. */
  panelClass: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A button that shows and hides a panel below it. A `details` element, so it opens before any script is there; with one it
 * also closes on Escape (and gives the focus back), on a press or a focus elsewhere, and once something in it was chosen.
 */
export function Disclosure({ label, captioned = false, icon, panelClass, className, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (details.current ? closeByItself(details.current) : undefined), [])
  return (
    <details ref={details} data-disclosure="" className={classes(styles.disclosure, className)}>
      <summary aria-label={label} title={label} className={captioned ? styles.summaryCaptioned : styles.summary}>
        {icon}
        {captioned && <span className={styles.caption}>{label}</span>}
      </summary>
      <div className={classes(styles.panel, panelClass)}>{children}</div>
    </details>
  )
}
