import { mdiCardAccountDetailsOutline, mdiEmailSealOutline, mdiPotSteamOutline } from '@mdi/js'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { Language } from '@running-dinner/domain/dinner/dinner.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../features/exports/exports.api.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { DownloadButton, ExportCard, ExportSection } from './export-section.tsx'

export function PaperSection({ language, teamsExist }: { language: Language; teamsExist: boolean }) {
  const { t } = useTranslation('exports')
  const adminId = useAdminId()
  const [mealId, setMealId] = useState('')
  const name = (paper: 'routeCards' | 'hostSheets' | 'envelopes') =>
    t('download', { name: t(`names.${paper}`), format: 'PDF' })
  return (
    <ExportSection title={t('print')} text={t('printText')}>
      <ExportCard icon={mdiCardAccountDetailsOutline} title={t('names.routeCards')} text={t('texts.routeCards')}>
        <DownloadButton
          href={fileAddress(adminId, 'routeCards', { language })}
          label={t('pdf')}
          name={name('routeCards')}
          disabled={!teamsExist}
        />
      </ExportCard>
      <ExportCard icon={mdiPotSteamOutline} title={t('names.hostSheets')} text={t('texts.hostSheets')}>
        <DownloadButton
          href={fileAddress(adminId, 'hostSheets', { language })}
          label={t('pdf')}
          name={name('hostSheets')}
          disabled={!teamsExist}
        />
      </ExportCard>
      <ExportCard icon={mdiEmailSealOutline} title={t('names.envelopes')} text={t('texts.envelopes')}>
        <CourseChoice mealId={mealId} onChange={setMealId} disabled={!teamsExist} />
        <DownloadButton
          href={fileAddress(adminId, 'envelopes', { language, ...(mealId === '' ? {} : { mealId }) })}
          label={t('pdf')}
          name={name('envelopes')}
          disabled={!teamsExist}
        />
      </ExportCard>
    </ExportSection>
  )
}

interface CourseChoiceProps {
  mealId: string
  onChange: (mealId: string) => void
  disabled: boolean
}

function CourseChoice({ mealId, onChange, disabled }: CourseChoiceProps) {
  const { t } = useTranslation('exports')
  return (
    <TextField
      select
      size="small"
      label={t('course')}
      value={mealId}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      sx={{ minWidth: 150, maxWidth: '100%' }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('allCourses')}</MenuItem>
      {useAdminDinner().meals.map((meal) => (
        <MenuItem key={meal.id} value={meal.id}>
          {meal.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
