import type { ReactNode } from 'react'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import * as styles from './outcome.css.ts'

/** The one sentence of a page that ends something. */
export function Outcome({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Card className={styles.card}>
      <Icon path={icon} className={styles.icon} />
      <div className={styles.content}>{children}</div>
    </Card>
  )
}
