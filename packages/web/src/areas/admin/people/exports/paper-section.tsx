import { mdiCardAccountDetailsOutline, mdiEmailSealOutline, mdiPotSteamOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import type { Language } from '@running-dinner/domain/events/dinner/dinner.ts'
import { isPrintable } from '@running-dinner/domain/plan/print/printable-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fileAddress } from '../../../../features/people/exports/exports.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { DownloadButton, ExportCard, ExportSection } from './export-section.tsx'

export function PaperSection({ language, teams }: { language: Language; teams: readonly TeamReply[] }) {
  const { t } = useTranslation('exports')
  const adminId = useAdminId()
  const teamsExist = teams.length > 0
  const [mealId, setMealId] = useState('')
  const name = (paper: 'routeCards' | 'hostSheets' | 'envelopes') =>
    t('download', { name: t(`names.${paper}`), format: 'PDF' })
  return (
    <ExportSection title={t('print')} text={t('printText')}>
      <UnprintableNames teams={teams} />
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

/** Names in letters that the fonts of the papers lack would be empty boxes. */
function UnprintableNames({ teams }: { teams: readonly TeamReply[] }) {
  const { t } = useTranslation('exports')
  const adminId = useAdminId()
  const running = teams.filter(({ status }) => status !== 'CANCELLED')
  const people = running.flatMap(({ teamMembers }) => teamMembers).filter((person) => !isPrintable(fullName(person)))
  if (people.length === 0) return null
  return (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      <AlertTitle>{t('unprintable', { count: people.length })}</AlertTitle>
      {t('unprintableText')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {people.map((person) => (
          <li key={person.id}>
            <MuiLink component={Link} to={paths.admin.participant(adminId, person.id)}>
              <bdi>{fullName(person)}</bdi>
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
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
