import type { ReactNode } from 'react'
import * as styles from './page.css.ts'

interface PageProps {
  /** The one h1 of the screen, and the title of the tab. */
  title: string
  intro?: string
  children: ReactNode
}

/** A narrow page of the public side. */
export function Page({ title, intro, children }: PageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Running Dinner`}</title>
      <h1 className={intro === undefined ? styles.title : styles.titleIntro}>{title}</h1>
      {intro !== undefined && <p className={styles.text}>{intro}</p>}
      {children}
    </div>
  )
}
