import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../kit/anchor.css.ts'
import { AnchorButton, LinkButton } from '../../kit/button.tsx'
import { textStyle } from '../../kit/text.css.ts'
import { adminContact, donationUrl } from '../../lib/page-meta.ts'
import { paths } from '../../lib/paths.ts'
import * as styles from './support.css.ts'

/** Price (none), donations and feedback, at the end of the page. */
export function Support() {
  const { t } = useTranslation('landing')
  return (
    <div className={styles.support}>
      <div className={styles.grid}>
        <Part title={t('support.donateTitle')}>
          <Donation />
        </Part>
        <Part title={t('support.feedbackTitle')}>
          <p className={styles.text}>{t('support.feedback')}</p>
          <LinkButton to={paths.feedback()} variant="outlined">
            {t('support.feedbackAction')}
          </LinkButton>
        </Part>
      </div>
    </div>
  )
}

function Donation() {
  const { t } = useTranslation('landing')
  const [contact, donation] = [adminContact(), donationUrl()]
  if (donation !== undefined) {
    return (
      <>
        <p className={styles.text}>{t('support.donateLink')}</p>
        <AnchorButton href={donation} variant="outlined">
          {t('support.donateAction')}
        </AnchorButton>
      </>
    )
  }
  if (contact === undefined) return <p className={textStyle.body}>{t('support.donateWithoutContact')}</p>
  return (
    <p className={textStyle.body}>
      {t('support.donate')}{' '}
      <a className={anchor.plain} href={`mailto:${contact}`}>
        {contact}
      </a>
      .
    </p>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{title}</h2>
      {children}
    </section>
  )
}
