import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './skeletons.css.ts'

/** Announces loading once, while the grey shapes keep the place of what comes. */
function Loading({ className, children }: { className: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')} className={className}>
      {children}
    </div>
  )
}

export function CardsSkeleton({ cards = 3 }: { cards?: number }) {
  return (
    <Loading className={styles.cards}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards have nothing but their place
        <div key={card} className={styles.card} />
      ))}
    </Loading>
  )
}

export function FormSkeleton({ fields = 5 }: { fields?: number }) {
  return (
    <Loading className={styles.fields}>
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have nothing but their place
        <div key={field} className={styles.field} />
      ))}
    </Loading>
  )
}

/** A title, and below it what the page will show. */
export function PageSkeleton({ children = <CardsSkeleton /> }: { children?: ReactNode }) {
  return (
    <div className={styles.column}>
      <div className={styles.title} />
      {children}
    </div>
  )
}
