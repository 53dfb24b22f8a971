import type { PublicDinner } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { onlyWithScripts } from '../../kit/scripts.css.ts'
import { hidden } from '../../kit/text.css.ts'
import { useIsStatic } from '../../lib/use-is-static.ts'
import { nameOfStep, type RegistrationStep } from './registration-steps.ts'
import * as styles from './step-progress.css.ts'
import { queryOfStep } from './use-step.ts'

interface StepProgressProps {
  dinner: PublicDinner
  step: RegistrationStep
  steps: readonly RegistrationStep[]
}

/** A bar per step; finished ones are links. The names appear below where there is room. */
export function StepProgress({ dinner, step, steps }: StepProgressProps) {
  const { t } = useTranslation('registration')
  const [query] = useSearchParams()
  const current = steps.indexOf(step)
  return (
    <nav aria-label={t('progressLabel')} className={useIsStatic() ? onlyWithScripts : undefined}>
      <div className={styles.progress}>{t('progress', { current: current + 1, total: steps.length })}</div>
      <ol className={styles.list}>
        {steps.map((step, position) => (
          <li
            key={step}
            aria-current={position === current ? 'step' : undefined}
            className={position === current ? styles.itemCurrent : styles.item}
          >
            <Bar filled={position <= current} />
            {position < current ? (
              <Link to={{ search: `?${queryOfStep(query, step)}` }} className={styles.link}>
                <StepName name={t(`steps.${nameOfStep(step, dinner)}`)} />
                <span className={hidden}>{t('stepDone', { step: t(`steps.${nameOfStep(step, dinner)}`) })}</span>
              </Link>
            ) : (
              <span className={position === current ? styles.stepCurrent : styles.step}>
                <span className={styles.stepName}>{t(`steps.${nameOfStep(step, dinner)}`)}</span>
                <span className={styles.stepNameOnPhone}>{t(`steps.${nameOfStep(step, dinner)}`)}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepName({ name }: { name: string }) {
  return (
    <span aria-hidden className={styles.stepName}>
      {name}
    </span>
  )
}

function Bar({ filled }: { filled: boolean }) {
  return <div aria-hidden className={filled ? styles.barFilled : styles.bar} />
}
