import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as styles from './message-page.css.ts'

interface MessagePageProps {
  icon: string
  /** The one h1 of the screen, and the title of the tab. */
  title: string
  /** Each a paragraph. */
  texts: readonly string[]
  /** Where to go instead. */
  actions: ReactNode
  children?: ReactNode
}

/** In place of a page that is not there: what is missing, and the way on. */
export function MessagePage({ icon, title, texts, actions, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Running Dinner`}</title>
      <Icon path={icon} className={styles.icon} />
      <h1 className={styles.title}>{title}</h1>
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      <div className={styles.row}>{actions}</div>
      {children}
    </div>
  )
}
