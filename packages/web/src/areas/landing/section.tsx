import { type ReactNode, useId } from 'react'
import { container } from '../../kit/container.css.ts'
import * as styles from './section.css.ts'

interface SectionProps {
  id?: string
  title: string
  intro?: string
  /** A band of the other surface, to set sections apart. */
  raised?: boolean
  /** Beside the text on wide screens, on the given side; below it on narrow ones. */
  picture?: ReactNode
  pictureSide?: 'left' | 'right'
  children: ReactNode
}

/** A titled band of a public page. */
export function Section({ id, title, intro, raised = false, picture, pictureSide = 'right', children }: SectionProps) {
  const titleId = useId()
  const isLeft = pictureSide === 'left'
  return (
    <section id={id} aria-labelledby={titleId} className={raised ? styles.sectionRaised : styles.section}>
      <div className={picture ? (isLeft ? styles.columnsLeft : styles.columns) : container.lg}>
        <div className={isLeft ? styles.textsRight : styles.texts}>
          <h2 id={titleId} className={intro ? styles.titleIntro : styles.title}>
            {title}
          </h2>
          {intro && <p className={styles.text}>{intro}</p>}
          {children}
        </div>
        {picture && <div className={isLeft ? styles.pictureLeft : styles.picture}>{picture}</div>}
      </div>
    </section>
  )
}
