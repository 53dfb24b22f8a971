import { mdiAccountClock, mdiCheckCircleOutline, mdiFlaskOutline, mdiLockOutline, mdiTimerSandEmpty } from '@mdi/js'
import Box from '@mui/material/Box'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { readStorage } from '../../lib/storage.ts'
import { Icon } from '../../ui/icon.tsx'

/** Whatever speaks against registering, or should be known before (spec 2). */
export function EventNotices({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicDinnerId, endOfRegistrationDate, registrationDeactivated } = dinner.publicSettings
  const isKnown = useKnownBrowser(publicDinnerId)
  const date = formatDate(endOfRegistrationDate)
  // Nobody pays to wait, so a paid event without places takes nobody.
  const isClosed = dinner.registrationDateExpired || registrationDeactivated
  const isFull = !isClosed && dinner.waitingList && dinner.paymentOptions !== null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 3 } }}>
      {dinner.runningDinnerType === 'DEMO' && <Notice icon={mdiFlaskOutline}>{t('notice.demo')}</Notice>}
      {dinner.registrationDateExpired && <Notice icon={mdiTimerSandEmpty}>{t('notice.deadline', { date })}</Notice>}
      {!dinner.registrationDateExpired && registrationDeactivated && (
        <Notice icon={mdiLockOutline}>{t('notice.deactivated')}</Notice>
      )}
      {dinner.registrationOpen && dinner.waitingList && (
        <Notice icon={mdiAccountClock}>{t('notice.waitingList')}</Notice>
      )}
      {isFull && <Notice icon={mdiAccountClock}>{t('notice.full')}</Notice>}
      {isKnown && <Notice icon={mdiCheckCircleOutline}>{t('notice.registered')}</Notice>}
    </Box>
  )
}

/** Only this browser knows, and only after the page is there (rules 10.4). */
function useKnownBrowser(publicDinnerId: string): boolean {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => setKnown(readStorage('local', `registration_${publicDinnerId}`) !== null), [publicDinnerId])
  return isKnown
}

export function Notice({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        borderRadius: 3,
        border: 1,
        borderColor: 'warning.main',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 9%, var(--mui-palette-background-paper))',
      }}
    >
      <Icon path={icon} sx={{ color: 'warning.main', flexShrink: 0, mt: '2px' }} />
      <Box>{children}</Box>
    </Box>
  )
}
