import { needsSmtpUtf8 } from '@running-dinner/domain/people'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as styles from './warning-help.css.ts'

/** Below a field whose value can be sent, but is worth a second look. */
export function warningHelp(text: string) {
  return <span className={styles.warning}>{text}</span>
}

/** Warns of an address that few mail servers carry; mostly it is a typing mistake. */
export function useEmailHelp(name: string, help?: string): ReactNode {
  const { t } = useTranslation('common')
  const email: unknown = useWatch({ name })
  return needsSmtpUtf8(String(email ?? '')) ? warningHelp(t('rareEmail')) : help
}
