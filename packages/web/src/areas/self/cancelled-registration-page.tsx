import { mdiAccountOffOutline, mdiDeleteOutline } from '@mdi/js'
import type { OwnCancellation } from '@running-dinner/contract/guests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  useForgetOwnCancellation,
  useOwnCancellation,
  useUndoOwnCancellation,
} from '../../features/guests/self-service/self-service.api.ts'
import { anchor } from '../../kit/anchor.css.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageSkeleton } from '../../kit/skeletons.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { formatDay, formatInstant } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './cancelled-registration-page.css.ts'
import { InvalidLink } from './invalid-link.tsx'
import { useSelfLink } from './self-link.ts'
import { useEventLanguage } from './use-event-language.ts'

/** What the link of a guest opens after they cancelled; without a cancelled registration the link is invalid. */
export function CancelledRegistrationPage({ onReturned }: { onReturned?: () => void }) {
  const { t } = useTranslation(['requests', 'self'])
  const { data: cancellation, error, refetch } = useOwnCancellation(useSelfLink())
  const isSpoken = useEventLanguage(cancellation?.dinner.languageCode)
  const [isForgotten, setForgotten] = useState(false)
  if (isForgotten) {
    return (
      <Page title={t('left.forgottenTitle')}>
        <EmptyState icon={mdiDeleteOutline} title={t('left.forgottenTitle')}>
          {t('left.forgotten')}
        </EmptyState>
      </Page>
    )
  }
  if (error && toApiError(error).status === 404) return <InvalidLink />
  if (error && !cancellation) {
    return (
      <Page title={t('self:title')}>
        <LoadError error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!cancellation || !isSpoken) return <PageSkeleton />
  return <Cancelled own={cancellation} onReturned={onReturned} onForgotten={() => setForgotten(true)} />
}

interface CancelledProps {
  own: OwnCancellation
  onReturned: (() => void) | undefined
  onForgotten: () => void
}

function Cancelled({ own, onReturned, onForgotten }: CancelledProps) {
  const { t } = useTranslation('requests')
  const language = useLanguage()
  const { title, date, city } = own.dinner
  const isHeld = Date.now() < Date.parse(own.heldUntil)
  const event = `${title} · ${formatDay(date, language)} · ${city}`
  return (
    <Page title={t('left.title')} intro={event}>
      <EmptyState
        icon={mdiAccountOffOutline}
        title={own.names.join(', ')}
        action={own.refusal === null && <ReturnButton onReturned={onReturned} />}
      >
        <div className={styles.lines}>
          <span>{t('left.mail')}</span>
          <span>
            {own.refusal !== null
              ? t(`left.refusal.${own.refusal}`)
              : isHeld
                ? t('left.heldUntil', { time: formatInstant(own.heldUntil).slice(11, 16) })
                : t('left.free')}
          </span>
        </div>
      </EmptyState>
      {own.paid && <Refund own={own} />}
      <ForgetSection onForgotten={onForgotten} />
    </Page>
  )
}

function Refund({ own: { dinner } }: { own: OwnCancellation }) {
  const { t } = useTranslation('requests')
  return (
    <Notice severity="info" className={styles.refund}>
      {t('left.paid')} {dinner.publicContactName}{' '}
      <a href={`mailto:${dinner.publicContactEmail}`} className={anchor.inherit}>
        {dinner.publicContactEmail}
      </a>
    </Notice>
  )
}

function ReturnButton({ onReturned }: { onReturned: (() => void) | undefined }) {
  const { t } = useTranslation('requests')
  const toast = useToast()
  const { mutateAsync, isPending } = useUndoOwnCancellation(useSelfLink())
  const handleReturn = async () => {
    if (await toast.outcome(mutateAsync(), t('left.backDone'))) onReturned?.()
  }
  return (
    <Button type="button" size="large" busy={isPending} onClick={() => void handleReturn()}>
      {t('left.back')}
    </Button>
  )
}

function ForgetSection({ onForgotten }: { onForgotten: () => void }) {
  const { t } = useTranslation('requests')
  const ask = useConfirm()
  const toast = useToast()
  const { mutateAsync, isPending } = useForgetOwnCancellation(useSelfLink())
  const handleForget = async () => {
    const isSure = await ask({
      title: t('left.forgetQuestion'),
      message: t('left.forgetLoses'),
      confirmLabel: t('left.forgetConfirm'),
      cancelLabel: t('left.forgetKeep'),
      destructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync()
      onForgotten()
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <div className={styles.forget}>
      <span>{t('left.kept')}</span>
      <Button type="button" variant="text" tone="error" busy={isPending} onClick={() => void handleForget()}>
        <Icon path={mdiDeleteOutline} small />
        {t('left.forget')}
      </Button>
    </div>
  )
}
