import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { readStorage } from '../../lib/storage.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'

/** Reasons why no registration is possible, and what guests should know before they register. */
export function EventNotices({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicDinnerId, endOfRegistrationDate, registrationDeactivated } = dinner.publicSettings
  const mark = useRegistrationMark(publicDinnerId)
  const date = formatDate(endOfRegistrationDate)
  const isWithTeams = dinner.waitingReason === 'TEAMS'
  // Guests do not pay for a place on the waiting list, so a paid event without places takes no registration.
  const isFull = !dinner.registrationDateExpired && dinner.waitingList && dinner.paymentOptions !== null
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '&:not(:empty)': { mb: 3 } }}>
      {dinner.runningDinnerType === 'DEMO' && <PlainNotice severity="warning">{t('notice.demo')}</PlainNotice>}
      {dinner.registrationDateExpired && <PlainNotice severity="warning">{t('notice.deadline', { date })}</PlainNotice>}
      {!dinner.registrationDateExpired && registrationDeactivated && !isFull && (
        <PlainNotice severity="warning">{t('notice.deactivated')}</PlainNotice>
      )}
      {dinner.registrationOpen && dinner.waitingList && (
        <PlainNotice severity="warning">{t(isWithTeams ? 'notice.waitingTeams' : 'notice.waitingList')}</PlainNotice>
      )}
      {isFull && <PlainNotice severity="warning">{t(isWithTeams ? 'notice.fullTeams' : 'notice.full')}</PlainNotice>}
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

/** A registration remembered by this browser: it is known only after hydration. */
function useRegistrationMark(publicDinnerId: string): string | null {
  const [mark, setMark] = useState<string | null>(null)
  useEffect(() => setMark(readStorage('local', `registration_${publicDinnerId}`)), [publicDinnerId])
  return mark
}

/** Link to the form; on a phone it stays at the lower edge of the screen. */
export function RegisterAction({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  if (!dinner.registrationOpen) return null
  return (
    <Box
      sx={{
        mt: 3,
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: 1,
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        py: { xs: 1.5, md: 0 },
        bgcolor: { xs: 'background.default', md: 'transparent' },
        borderTop: { xs: 1, md: 0 },
        borderColor: { xs: 'divider' },
      }}
    >
      <ActionLink
        to={paths.registration(dinner.publicSettings.publicDinnerId)}
        variant="contained"
        size="large"
        sx={{ width: { xs: 1, md: 'auto' }, minWidth: { md: 240 } }}
      >
        {t(dinner.waitingList ? 'page.registerWaiting' : 'page.register')}
      </ActionLink>
    </Box>
  )
}

/** One line for guests who are in already: their link, by mail. */
export function AlreadyRegistered() {
  const { t } = useTranslation('events')
  return (
    <Box component="p" sx={{ m: 0, mt: 1.5, fontSize: '0.9375rem', color: 'text.secondary' }}>
      {t('page.already')}{' '}
      <MuiLink href={paths.myEvents()} sx={{ display: 'inline-block', py: 0.5 }}>
        {t('page.recover')}
      </MuiLink>
    </Box>
  )
}
