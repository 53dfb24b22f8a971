import type { InstanceFigures } from '@running-dinner/contract/operation.ts'
import { useTranslation } from 'react-i18next'
import { FigureList } from './figure-list.tsx'
import { PlatformSection } from './platform-section.tsx'

export function FiguresSection({ figures }: { figures: InstanceFigures }) {
  const { t } = useTranslation('accounts')
  const { events, participants, accounts, databaseBytes } = figures
  return (
    <PlatformSection title={t('platform.figures')}>
      <FigureList
        figures={[
          ...(['upcoming', 'past', 'public', 'demo', 'cancelled', 'unconfirmed'] as const).map((kind) => ({
            label: t(`platform.${kind}`),
            value: events[kind],
          })),
          { label: t('platform.participants'), value: participants },
          { label: t('platform.accounts'), value: accounts.confirmed },
          { label: t('platform.claims'), value: accounts.unconfirmed },
          { label: t('platform.database'), value: t('platform.megabytes', { count: Math.round(databaseBytes / 1e6) }) },
        ]}
      />
    </PlatformSection>
  )
}
