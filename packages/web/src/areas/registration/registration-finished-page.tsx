import { mdiEmailCheckOutline, mdiPartyPopper } from '@mdi/js'
import type { EventState } from '@running-dinner/contract/guests'
import type { PublicDinner } from '@running-dinner/contract/people'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGone } from '../../features/guests/portal/event-gone.tsx'
import { LinkButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { textStyle } from '../../kit/text.css.ts'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { MailMissing } from './mail-missing.tsx'
import { Outcome } from './outcome.tsx'
import { type JustRegistered, justRegistered } from './own-registration-storage.ts'
import { PurchaseSummary } from './payment/purchase-summary.tsx'
import * as styles from './registration-finished-page.css.ts'

interface RegistrationFinishedPageProps {
  dinner: PublicDinner
  /** There was no place left, as the address of a form sent without scripts says. */
  isWaiting?: boolean
}

/** After registering: look into your mail, and what happens until the evening. */
export function RegistrationFinishedPage({ dinner, isWaiting = false }: RegistrationFinishedPageProps) {
  const { t } = useTranslation('registration')
  const { publicDinnerId } = dinner.publicSettings
  const [registered, setRegistered] = useState<JustRegistered>()
  useEffect(() => setRegistered(justRegistered(publicDinnerId)), [publicDinnerId])
  const isPaid = dinner.paymentOptions !== null
  return (
    <Page title={t(isPaid ? 'finished.paidTitle' : 'finished.title')}>
      <Outcome icon={isPaid ? mdiPartyPopper : mdiEmailCheckOutline}>
        {isPaid && t('finished.paid')}
        {!isPaid && (registered ? t('finished.mailTo', { email: registered.email }) : t('finished.mail'))}
      </Outcome>
      {(registered?.waitingList ?? isWaiting) && (
        <Notice severity="warning" className={styles.notice}>
          {t(isPaid ? 'finished.waitingListPaid' : 'finished.waitingList')}
        </Notice>
      )}
      {isPaid && <PurchaseSummary publicId={publicDinnerId} />}
      <NextSteps dinner={dinner} isPaid={isPaid} />
      {!isPaid && <MailMissing publicId={publicDinnerId} registered={registered} onChanged={setRegistered} />}
      <div className={styles.row}>
        <LinkButton to={paths.event(publicDinnerId)} variant="outlined">
          {t('finished.toEvent')}
        </LinkButton>
        <LinkButton to={paths.registration(publicDinnerId)} variant="outlined">
          {t('finished.another')}
        </LinkButton>
      </div>
    </Page>
  )
}

function NextSteps({ dinner, isPaid }: { dinner: PublicDinner; isPaid: boolean }) {
  const { t } = useTranslation('registration')
  const date = formatDate(dinner.publicSettings.endOfRegistrationDate)
  return (
    <section aria-labelledby="next" className={styles.nextSteps}>
      <h2 className={textStyle.h3} id="next">
        {t('finished.nextTitle')}
      </h2>
      <ol className={styles.nextStepsList}>
        {!isPaid && <li>{t('finished.next1')}</li>}
        <li>{t('finished.next2', { date })}</li>
        <li>{t('finished.next3')}</li>
      </ol>
    </section>
  )
}

export function RegistrationFinishedRoute({ data: event }: PageProps<EventState & { isWaiting: boolean }>) {
  return event.state === 'FOUND' ? (
    <RegistrationFinishedPage dinner={event.dinner} isWaiting={event.isWaiting} />
  ) : (
    <EventGone state={event.state} />
  )
}
