import { mdiEmailCheckOutline, mdiPartyPopper } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EventGone } from '../../features/portal/event-gone.tsx'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { MailMissing } from './mail-missing.tsx'
import { Outcome } from './outcome.tsx'
import { type JustRegistered, justRegistered } from './own-registration-storage.ts'
import { PurchaseSummary } from './payment/purchase-summary.tsx'

/** After registering: look into your mail, and what happens until the evening. */
export function RegistrationFinishedPage({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('registration')
  const { publicDinnerId } = dinner.publicSettings
  const [registered, setRegistered] = useState<JustRegistered>()
  useEffect(() => setRegistered(justRegistered(publicDinnerId)), [publicDinnerId])
  const isPaid = dinner.paymentOptions !== null
  return (
    <PlainPage title={t(isPaid ? 'finished.paidTitle' : 'finished.title')}>
      <Outcome icon={isPaid ? mdiPartyPopper : mdiEmailCheckOutline}>
        {isPaid && t('finished.paid')}
        {!isPaid && (registered ? t('finished.mailTo', { email: registered.email }) : t('finished.mail'))}
      </Outcome>
      {registered?.waitingList && (
        <PlainNotice severity="warning" sx={{ mt: 3 }}>
          {t(isPaid ? 'finished.waitingListPaid' : 'finished.waitingList')}
        </PlainNotice>
      )}
      {isPaid && <PurchaseSummary publicId={publicDinnerId} />}
      <NextSteps dinner={dinner} isPaid={isPaid} />
      {!isPaid && <MailMissing publicId={publicDinnerId} registered={registered} onChanged={setRegistered} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <ActionLink to={paths.event(publicDinnerId)} variant="outlined">
          {t('finished.toEvent')}
        </ActionLink>
        <ActionLink to={paths.registration(publicDinnerId)} variant="outlined">
          {t('finished.another')}
        </ActionLink>
      </Box>
    </PlainPage>
  )
}

function NextSteps({ dinner, isPaid }: { dinner: PublicDinner; isPaid: boolean }) {
  const { t } = useTranslation('registration')
  const date = formatDate(dinner.publicSettings.endOfRegistrationDate)
  return (
    <Box component="section" aria-labelledby="next" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="next">
        {t('finished.nextTitle')}
      </Typography>
      <Box component="ol" sx={{ pl: 3, my: 1, '& li': { py: 0.5 } }}>
        {!isPaid && <li>{t('finished.next1')}</li>}
        <li>{t('finished.next2', { date })}</li>
        <li>{t('finished.next3')}</li>
      </Box>
    </Box>
  )
}

export function RegistrationFinishedRoute({ data: event }: PageProps<EventState>) {
  return event.state === 'FOUND' ? (
    <RegistrationFinishedPage dinner={event.dinner} />
  ) : (
    <EventGone state={event.state} />
  )
}
