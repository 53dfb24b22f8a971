import { mdiArrowLeft } from '@mdi/js'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import { classes } from '../../kit/classes.ts'
import { Icon } from '../../kit/icon.tsx'
import { onlyWithoutScripts, onlyWithScripts } from '../../kit/scripts.css.ts'
import { useIsStatic } from '../../lib/use-is-static.ts'
import type { RegistrationStep } from './registration-steps.ts'
import * as styles from './step-actions.css.ts'

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
  const isStatic = useIsStatic()
  const label = step === 'review' ? t(isPaid ? 'review.pay' : 'review.register') : next
  return (
    <div className={styles.actions}>
      <SlowHint isBusy={busy !== undefined} />
      <div className={styles.row}>
        {onBack && (
          <Button
            type="button"
            variant="outlined"
            size="large"
            onClick={onBack}
            aria-label={t('back')}
            className={classes(styles.back, isStatic && onlyWithScripts)}
          >
            <Icon path={mdiArrowLeft} />
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          aria-disabled={busy !== undefined}
          className={classes(styles.next, isStatic && onlyWithScripts)}
        >
          {busy === undefined ? label : t(busy === 'check' ? 'checking' : 'sending')}
        </Button>
        {isStatic && (
          <Button type="submit" size="large" className={classes(styles.next, onlyWithoutScripts)}>
            {t(isPaid ? 'next' : 'review.register')}
          </Button>
        )}
      </div>
    </div>
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
    <div role="status" className={isSlow ? styles.slowHintSlow : styles.slowHint}>
      {isSlow && t('slow')}
    </div>
  )
}
