import { type ReactNode, useId } from 'react'
import * as styles from './prose.css.ts'

interface ProseProps {
  id?: string
  title: string
  /** Beside the text on wide screens. */
  picture?: ReactNode
  children: ReactNode
}

/** A titled passage of running text. */
export function Prose({ id, title, picture, children }: ProseProps) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={picture ? styles.sectionPicture : styles.section}>
      <div className={styles.passage}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </section>
  )
}
