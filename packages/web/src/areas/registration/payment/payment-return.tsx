import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useIssueText } from '../../../lib/issue-text.ts'
import { ActionLink } from '../../../ui/action-link.tsx'
import { LoadingBar } from '../../../ui/loading-bar.tsx'
import { Page } from '../../../ui/page.tsx'
import type { PaymentReturnAddress } from './payment-return-of.ts'
import type { PaymentState } from './payment-state.ts'
import { usePaymentReturn } from './use-payment-return.ts'

interface PaymentReturnProps {
  dinner: PublicDinner
  address: PaymentReturnAddress
  /** With what was typed before somebody gave up. */
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
    <Page title={t(`return.${state.kind}.title`)} width="sm">
      <Alert severity={severities[state.kind]} role="alert">
        {state.kind === 'REFUSED' && <AlertTitle>{state.reasons.join(' ')}</AlertTitle>}
        {t(`return.${state.kind}.text`)}
      </Alert>
      <Contact dinner={dinner} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {canAskAgain && (
          <Button variant="contained" onClick={again}>
            {t('return.again')}
          </Button>
        )}
        <ActionLink
          variant={canAskAgain ? 'outlined' : 'contained'}
          to={(isOver ? paths.event : paths.registration)(dinner.publicSettings.publicDinnerId)}
          reloadDocument
        >
          {t(isOver ? 'return.toEvent' : 'return.toForm')}
        </ActionLink>
      </Box>
    </Page>
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
    <Page title={t(isCancel ? 'return.cancelTitle' : 'return.WORKING.title')} width="sm">
      <Box aria-live="polite">
        <LoadingBar label={t('return.progress')} />
        <Typography sx={{ mt: 2 }}>{t(isCancel ? 'return.cancelText' : 'return.WORKING.text')}</Typography>
      </Box>
    </Page>
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
