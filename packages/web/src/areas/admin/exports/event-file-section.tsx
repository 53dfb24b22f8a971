import { mdiArchiveArrowDownOutline, mdiArchiveArrowUpOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../features/exports/exports.api.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { DownloadButton } from './download-button.tsx'
import { EventImport } from './event-import.tsx'
import { ExportCard } from './export-card.tsx'
import { ExportSection } from './export-section.tsx'

export function EventFileSection() {
  const { t } = useTranslation('exports')
  const isCancelled = useAdminDinner().cancellationDate !== null
  return (
    <ExportSection title={t('event')} text={t('eventText')}>
      <ExportCard icon={mdiArchiveArrowDownOutline} title={t('save')} text={t('saveText')}>
        <DownloadButton href={fileAddress(useAdminId(), 'event')} label={t('json')} />
      </ExportCard>
      {!isCancelled && (
        <ExportCard icon={mdiArchiveArrowUpOutline} title={t('bring')} text={t('bringText')}>
          <EventImport />
        </ExportCard>
      )}
    </ExportSection>
  )
}
