import { mdiAlertCircleOutline, mdiAlertOutline, mdiCheckCircleOutline, mdiInformationOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import * as styles from './notice.css.ts'

const icons = {
  info: mdiInformationOutline,
  success: mdiCheckCircleOutline,
  warning: mdiAlertOutline,
  error: mdiAlertCircleOutline,
}

interface NoticeProps {
  severity: keyof typeof icons
  /** In place of the icon of its severity. */
  icon?: string
  /** Announced politely. */
  isStatus?: boolean
  title?: string
  /** Below the text: what can be done about it. */
  action?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A notice in a box; errors are announced at once. */
export function Notice({
  severity,
  icon = icons[severity],
  isStatus = false,
  title,
  action,
  className,
  children,
}: NoticeProps) {
  return (
    <div
      role={isStatus ? 'status' : severity === 'error' ? 'alert' : 'note'}
      className={classes(styles.notice[severity], className)}
    >
      <Icon path={icon} className={styles.icon[severity]} />
      <div className={styles.content}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {children}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
