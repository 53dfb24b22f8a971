import { type ReactNode, useId } from 'react'
import { textStyle } from '../../kit/text.css.ts'
import * as styles from './step-part.css.ts'

interface StepPartProps {
  title: string
  intro: string
  children: ReactNode
}

/** One of several questions on a screen. */
export function StepPart({ title, intro, children }: StepPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 className={textStyle.h3} id={id}>
        {title}
      </h2>
      <p className={styles.text}>{intro}</p>
      {children}
    </section>
  )
}
