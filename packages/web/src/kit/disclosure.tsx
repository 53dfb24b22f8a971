import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { classes } from './classes.ts'
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
  useCloseOutside(details)
  return (
    <details
      ref={details}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && details.current?.open) close(details.current, true)
      }}
      onClick={(event: MouseEvent) => {
        const chosen = event.target instanceof Element && event.target.closest('a, button')
        if (chosen && details.current) close(details.current, chosen.tagName === 'BUTTON')
      }}
      className={classes(styles.disclosure, className)}
    >
      <summary aria-label={label} title={label} className={captioned ? styles.summaryCaptioned : styles.summary}>
        {icon}
        {captioned && <span className={styles.caption}>{label}</span>}
      </summary>
      <div className={classes(styles.panel, panelClass)}>{children}</div>
    </details>
  )
}

/** Reads the state from the element: it may have been opened before hydration. */
function useCloseOutside(details: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const element = details.current
      if (element?.open && target instanceof Node && !element.contains(target)) close(element, false)
    }
    document.addEventListener('pointerdown', look)
    document.addEventListener('focusin', look)
    return () => {
      document.removeEventListener('pointerdown', look)
      document.removeEventListener('focusin', look)
    }
  }, [details])
}

function close(element: HTMLDetailsElement, returnFocus: boolean): void {
  element.open = false
  if (returnFocus) element.querySelector('summary')?.focus()
}
