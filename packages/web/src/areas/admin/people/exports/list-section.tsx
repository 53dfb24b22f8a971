import { mdiAccountGroupOutline, mdiHomeOutline, mdiSilverwareForkKnife, mdiWalk } from '@mdi/js'
import type { Language } from '@running-dinner/domain/events/dinner/dinner.ts'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../../features/people/exports/exports.api.ts'
import { exportAddress } from '../../../../features/people/participants/participants.api.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { DownloadButton, ExportCard, ExportSection } from './export-section.tsx'

const formats = [
  { format: 'xlsx', label: 'excel' },
  { format: 'csv', label: 'csv' },
] as const
const lists = [
  { name: 'teams', icon: mdiSilverwareForkKnife },
  { name: 'hosts', icon: mdiHomeOutline },
  { name: 'guests', icon: mdiWalk },
] as const

export function ListSection({ language, teamsExist }: { language: Language; teamsExist: boolean }) {
  const { t } = useTranslation('exports')
  const adminId = useAdminId()
  return (
    <ExportSection title={t('lists')} text={t('listsText')}>
      <ListCard
        name="participants"
        icon={mdiAccountGroupOutline}
        address={(format) => exportAddress(adminId, format)}
        disabled={false}
      />
      {lists.map(({ name, icon }) => (
        <ListCard
          key={name}
          name={name}
          icon={icon}
          address={(format) => fileAddress(adminId, name, { format, language })}
          disabled={!teamsExist}
        />
      ))}
    </ExportSection>
  )
}

interface ListCardProps {
  name: 'participants' | (typeof lists)[number]['name']
  icon: string
  address: (format: 'xlsx' | 'csv') => string
  disabled: boolean
}

function ListCard({ name, icon, address, disabled }: ListCardProps) {
  const { t } = useTranslation('exports')
  return (
    <ExportCard icon={icon} title={t(`names.${name}`)} text={t(`texts.${name}`)}>
      {formats.map(({ format, label }) => (
        <DownloadButton
          key={format}
          href={address(format)}
          label={t(label)}
          name={t('download', { name: t(`names.${name}`), format: t(label) })}
          disabled={disabled}
        />
      ))}
    </ExportCard>
  )
}
