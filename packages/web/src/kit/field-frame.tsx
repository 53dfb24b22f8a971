import type { ReactNode } from 'react'
import * as styles from './field-frame.css.ts'

interface FieldFrameProps {
  /** Id of the control; the text below it has the id `<id>-below`. */
  id: string
  label: string
  required?: boolean
  error: boolean
  below: ReactNode
  /** The text below changes while typing, so screen readers are notified politely. */
  isLive?: boolean
  children: ReactNode
}

/** Label above, control, help or issue below. */
export function FieldFrame({ id, label, required = false, error, below, isLive = false, children }: FieldFrameProps) {
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <span aria-hidden>{'\u00A0*'}</span>}
      </label>
      {children}
      <FieldBelow id={id} error={error} isLive={isLive}>
        {below}
      </FieldBelow>
    </div>
  )
}

interface FieldBelowProps {
  id: string
  error: boolean
  isLive?: boolean
  children: ReactNode
}

export function FieldBelow({ id, error, isLive = false, children }: FieldBelowProps) {
  return (
    <div
      id={`${id}-below`}
      aria-live={isLive ? 'polite' : undefined}
      className={error ? styles.fieldBelowError : styles.fieldBelow}
    >
      {children}
    </div>
  )
}
