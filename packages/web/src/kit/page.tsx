import { mdiArrowLeft } from '@mdi/js'
import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'
import { Icon } from './icon.tsx'
import * as styles from './page.css.ts'

interface PageProps {
  /** The one h1 of the screen, and the title of the tab. */
  title: string
  /** What this screen is for, in one sentence. */
  intro?: ReactNode
  width?: keyof typeof styles.page
  /** Where one came from. */
  back?: { label: string; to: string }
  children: ReactNode
}

export function Page({ title, intro, width = 'sm', back, children }: PageProps) {
  return (
    <div className={styles.page[width]}>
      <title>{`${title} · Running Dinner`}</title>
      {back && (
        <LinkButton to={back.to} variant="text" className={styles.back}>
          <Icon path={mdiArrowLeft} small />
          {back.label}
        </LinkButton>
      )}
      <h1 className={intro === undefined ? styles.title : styles.titleIntro}>{title}</h1>
      {intro !== undefined && <p className={styles.text}>{intro}</p>}
      {children}
    </div>
  )
}
