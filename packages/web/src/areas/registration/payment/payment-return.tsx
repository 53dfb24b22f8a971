import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { useIssueText } from '../../../lib/issue-text.ts'
import { paths } from '../../../lib/paths.ts'
import { ActionButton, ActionLink } from '../../../ui/action-look.ts'
import { LoadingSign } from '../../../ui/loading-sign.tsx'
import { PlainNotice } from '../../../ui/plain-notice.tsx'
import { PlainPage } from '../../../ui/plain-page.tsx'
import type { PaymentReturnAddress } from './use-payment-return.ts'
import { type PaymentState, usePaymentReturn } from './use-payment-return.ts'

interface PaymentReturnProps {
  dinner: PublicDinner
  address: PaymentReturnAddress
  /** Receives the registration as it was typed before the guest gave up paying. */
  onCancelled(registration: Record<string, unknown>): void
}

/** Between the provider and the end of a registration: waits with the guest until it is known what became of the money. */
export function PaymentReturn({ dinner, address, onCancelled }: PaymentReturnProps) {
  const { t } = useTranslation('payments')
  useIssueText()
  const { state, again } = usePaymentReturn({ dinner, address, onCancelled })
  if (state.kind === 'WORKING') return <Working isCancel={address.kind === 'CANCEL'} />
  const canAskAgain = state.kind === 'LATER' || state.kind === 'FAILED'
  const isOver = state.kind === 'LATER' || state.kind === 'LOST' || state.kind === 'REFUNDED'
  return (
    <PlainPage title={t(`return.${state.kind}.title`)}>
      <Box role="alert">
        <PlainNotice
          severity={severities[state.kind]}
          {...(state.kind === 'REFUSED' ? { title: state.reasons.join(' ') } : {})}
        >
          {t(`return.${state.kind}.text`)}
        </PlainNotice>
      </Box>
      <Contact dinner={dinner} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {canAskAgain && (
          <ActionButton type="button" onClick={again}>
            {t('return.again')}
          </ActionButton>
        )}
        <ActionLink
          variant={canAskAgain ? 'outlined' : 'contained'}
          to={(isOver ? paths.event : paths.registration)(dinner.publicSettings.publicDinnerId)}
          reloadDocument
        >
          {t(isOver ? 'return.toEvent' : 'return.toForm')}
        </ActionLink>
      </Box>
    </PlainPage>
  )
}

const severities: Record<Exclude<PaymentState['kind'], 'WORKING'>, 'info' | 'warning' | 'error'> = {
  LATER: 'info',
  NOT_PAID: 'warning',
  REFUNDED: 'warning',
  REFUSED: 'warning',
  LOST: 'warning',
  FAILED: 'error',
}

function Working({ isCancel }: { isCancel: boolean }) {
  const { t } = useTranslation('payments')
  return (
    <PlainPage title={t(isCancel ? 'return.cancelTitle' : 'return.WORKING.title')}>
      <Box aria-live="polite">
        <LoadingSign label={t('return.progress')} />
        <Typography sx={{ mt: 2 }}>{t(isCancel ? 'return.cancelText' : 'return.WORKING.text')}</Typography>
      </Box>
    </PlainPage>
  )
}

function Contact({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('payments')
  const { publicContactName, publicContactEmail } = dinner.publicSettings
  return (
    <Typography sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {t('return.contact', { name: publicContactName })}{' '}
      <Box component="a" href={`mailto:${publicContactEmail}`} sx={{ color: 'primary.main' }}>
        {publicContactEmail}
      </Box>
    </Typography>
  )
}
