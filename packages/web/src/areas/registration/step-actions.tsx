import { mdiArrowLeft } from '@mdi/js'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/action-look.ts'
import { Icon } from '../../ui/icon.tsx'
import type { RegistrationStep } from './registration-steps.ts'

interface StepActionsProps {
  step: RegistrationStep
  isPaid: boolean
  busy: 'check' | 'register' | undefined
  isFromReview: boolean
  onBack?: () => void
}

/** Always in reach of the thumb. */
export function StepActions({ step, isPaid, busy, isFromReview, onBack }: StepActionsProps) {
  const { t } = useTranslation('registration')
  const next = isFromReview ? t('backToReview') : t('next')
  const label = step === 'review' ? t(isPaid ? 'review.pay' : 'review.register') : next
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 4,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        pt: 1.5,
        pb: 'max(12px, env(safe-area-inset-bottom))',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <SlowHint isBusy={busy !== undefined} />
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        {onBack && (
          <ActionButton
            type="button"
            variant="outlined"
            size="large"
            onClick={onBack}
            aria-label={t('back')}
            sx={{ minWidth: 56, px: { xs: 0, sm: 3 } }}
          >
            <Icon path={mdiArrowLeft} />
          </ActionButton>
        )}
        <ActionButton type="submit" size="large" aria-disabled={busy !== undefined} sx={{ flex: 1, minHeight: 52 }}>
          {busy === undefined ? label : t(busy === 'check' ? 'checking' : 'sending')}
        </ActionButton>
      </Box>
    </Box>
  )
}

const slowAfterMs = 6_000

/** Keeps guests on a slow connection from tapping again or leaving. */
function SlowHint({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('registration')
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = window.setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      window.clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return (
    <Box role="status" sx={{ pb: isSlow ? 1 : 0, fontSize: '0.875rem', color: 'text.secondary' }}>
      {isSlow && t('slow')}
    </Box>
  )
}
