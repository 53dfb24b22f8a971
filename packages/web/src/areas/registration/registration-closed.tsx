import type { PublicDinner } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../kit/anchor.css.ts'
import { LinkButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import * as styles from './registration-closed.css.ts'

/** Replaces the form while registration is closed: the reason, and whom to ask. */
export function RegistrationClosed({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { title, publicDinnerId, publicContactName, publicContactEmail } = dinner.publicSettings
  return (
    <Page title={title}>
      <Notice severity="warning" title={t('notice.closedTitle')}>
        <ClosedBecause dinner={dinner} />
      </Notice>
      {publicContactEmail !== '' && (
        <p className={styles.text}>
          {t('notice.contact', { name: publicContactName })}{' '}
          <a className={anchor.plain} href={`mailto:${publicContactEmail}`}>
            {publicContactEmail}
          </a>
        </p>
      )}
      <LinkButton to={paths.event(publicDinnerId)} variant="outlined" className={styles.action}>
        {t('toEvent')}
      </LinkButton>
    </Page>
  )
}

function ClosedBecause({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { registrationDeactivated, endOfRegistrationDate } = dinner.publicSettings
  const isFull = dinner.waitingList && dinner.paymentOptions !== null
  if (registrationDeactivated && !isFull) return t('notice.deactivated')
  if (dinner.registrationDateExpired) return t('notice.deadline', { date: formatDate(endOfRegistrationDate) })
  if (isFull) return t(dinner.waitingReason === 'TEAMS' ? 'notice.fullTeams' : 'notice.full')
  return t('notice.over')
}
