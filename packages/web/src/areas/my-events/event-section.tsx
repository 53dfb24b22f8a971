import { type ReactNode, useId } from 'react'
import { Icon } from '../../kit/icon.tsx'
import * as styles from './my-events.css.ts'

export function EventSection({ icon, title, children }: { icon: string; title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.sectionHead}>
        <Icon path={icon} className={styles.primaryIcon} />
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  )
}
