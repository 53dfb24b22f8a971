import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { readStorage } from '../../lib/storage.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'

/** Whatever speaks against registering, or should be known before (spec 2). */
export function EventNotices({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicDinnerId, endOfRegistrationDate, registrationDeactivated } = dinner.publicSettings
  const mark = useRegistrationMark(publicDinnerId)
  const date = formatDate(endOfRegistrationDate)
  // Nobody pays to wait, so a paid event without places takes nobody.
  const isClosed = dinner.registrationDateExpired || registrationDeactivated
  const isFull = !isClosed && dinner.waitingList && dinner.paymentOptions !== null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 3 } }}>
      {dinner.runningDinnerType === 'DEMO' && <PlainNotice severity="warning">{t('notice.demo')}</PlainNotice>}
      {dinner.registrationDateExpired && <PlainNotice severity="warning">{t('notice.deadline', { date })}</PlainNotice>}
      {!dinner.registrationDateExpired && registrationDeactivated && (
        <PlainNotice severity="warning">{t('notice.deactivated')}</PlainNotice>
      )}
      {dinner.registrationOpen && dinner.waitingList && (
        <PlainNotice severity="warning">{t('notice.waitingList')}</PlainNotice>
      )}
      {isFull && <PlainNotice severity="warning">{t('notice.full')}</PlainNotice>}
      {mark !== null && (
        <PlainNotice severity="info">
          {t(mark === 'confirmed' ? 'notice.confirmed' : 'notice.registered')}
          {mark === 'confirmed' && (
            <>
              {' '}
              <MuiLink href={paths.myEvents()} color="inherit">
                {t('notice.toMyEvents')}
              </MuiLink>
              .
            </>
          )}
        </PlainNotice>
      )}
    </Box>
  )
}

/** Only this browser knows, and only after the page is there (rules 10.4). */
function useRegistrationMark(publicDinnerId: string): string | null {
  const [mark, setMark] = useState<string | null>(null)
  useEffect(() => setMark(readStorage('local', `registration_${publicDinnerId}`)), [publicDinnerId])
  return mark
}
