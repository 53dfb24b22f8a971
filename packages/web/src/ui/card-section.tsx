import { type ReactNode, useId } from 'react'
import * as styles from './card-section.css.ts'

interface CardSectionProps {
  title: string
  /** By which an address can lead to it. */
  id?: string
  aside?: ReactNode
  children: ReactNode
}

/** A card of the dashboard: a heading, something small beside it, the content. */
export function CardSection({ title, id, aside, children }: CardSectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId} tabIndex={id === undefined ? undefined : -1} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
