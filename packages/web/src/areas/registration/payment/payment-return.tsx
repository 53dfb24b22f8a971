import type { PublicDinner } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../kit/button.tsx'
import { LoadingSign } from '../../../kit/loading-sign.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Page } from '../../../kit/page.tsx'
import { useIssueText } from '../../../lib/issue-text.ts'
import { paths } from '../../../lib/paths.ts'
import * as styles from './payment-return.css.ts'
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
    <Page title={t(`return.${state.kind}.title`)}>
      <div role="alert">
        <Notice
          severity={severities[state.kind]}
          {...(state.kind === 'REFUSED' ? { title: state.reasons.join(' ') } : {})}
        >
          {t(`return.${state.kind}.text`)}
        </Notice>
      </div>
      <Contact dinner={dinner} />
      <div className={styles.row}>
        {canAskAgain && (
          <Button type="button" onClick={again}>
            {t('return.again')}
          </Button>
        )}
        <LinkButton
          variant={canAskAgain ? 'outlined' : 'contained'}
          to={(isOver ? paths.event : paths.registration)(dinner.publicSettings.publicDinnerId)}
          reloadDocument
        >
          {t(isOver ? 'return.toEvent' : 'return.toForm')}
        </LinkButton>
      </div>
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
    <Page title={t(isCancel ? 'return.cancelTitle' : 'return.WORKING.title')}>
      <div aria-live="polite">
        <LoadingSign label={t('return.progress')} />
        <p className={styles.workingText}>{t(isCancel ? 'return.cancelText' : 'return.WORKING.text')}</p>
      </div>
    </Page>
  )
}

function Contact({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('payments')
  const { publicContactName, publicContactEmail } = dinner.publicSettings
  return (
    <p className={styles.contact}>
      {t('return.contact', { name: publicContactName })}{' '}
      <a href={`mailto:${publicContactEmail}`} className={styles.contactLink}>
        {publicContactEmail}
      </a>
    </p>
  )
}
