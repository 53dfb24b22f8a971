import {
  mdiAccountGroupOutline,
  mdiCardAccountDetailsOutline,
  mdiEmailSealOutline,
  mdiHomeOutline,
  mdiPotSteamOutline,
  mdiSilverwareForkKnife,
  mdiWalk,
} from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { type Language, languages } from '@running-dinner/domain/events'
import { isPrintable } from '@running-dinner/domain/plan'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { fileAddress } from '../../../../features/people/exports/exports.api.ts'
import { exportAddress } from '../../../../features/people/participants/participants.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { EventFileSection } from './event-import.tsx'
import { DownloadButton, ExportCard, ExportSection } from './export-section.tsx'

/** All exports of an event. */
export function ExportsPage() {
  const { t } = useTranslation('exports')
  const { data, error, refetch } = useTeams(useAdminId())
  return (
    <Page title={t('title')} intro={t('intro')}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardsSkeleton cards={4} />}
      {data && <Files teams={data.teams} />}
    </Page>
  )
}

function Files({ teams }: { teams: readonly TeamReply[] }) {
  const { t } = useTranslation('exports')
  const teamsExist = teams.length > 0
  const [language, setLanguage] = useState<Language>(useAdminDinner().basicDetails.languageCode)
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {!teamsExist && <NoTeams />}
        <Typography aria-hidden sx={{ color: 'text.secondary', mb: -1 }}>
          {t('language')}
        </Typography>
        <ChoiceChips
          label={t('language')}
          value={language}
          choices={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onChange={setLanguage}
        />
      </Box>
      <ListSection language={language} teamsExist={teamsExist} />
      <PaperSection language={language} teams={teams} />
      <EventFileSection />
    </Box>
  )
}

function NoTeams() {
  const { t } = useTranslation('exports')
  return (
    <Alert severity="info">
      {t('needsTeams')}{' '}
      <MuiLink component={Link} to={paths.admin.teams(useAdminId())} sx={{ whiteSpace: 'nowrap' }}>
        {t('toTeams')}
      </MuiLink>
    </Alert>
  )
}

const formats = [
  { format: 'xlsx', label: 'excel' },
  { format: 'csv', label: 'csv' },
] as const
const lists = [
  { name: 'teams', icon: mdiSilverwareForkKnife },
  { name: 'hosts', icon: mdiHomeOutline },
  { name: 'guests', icon: mdiWalk },
] as const

function ListSection({ language, teamsExist }: { language: Language; teamsExist: boolean }) {
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

function PaperSection({ language, teams }: { language: Language; teams: readonly TeamReply[] }) {
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
    <NativeSelect
      size="small"
      label={t('course')}
      value={mealId}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      sx={{ minWidth: 150, maxWidth: '100%' }}
      isLabelShrunk
    >
      <option value="">{t('allCourses')}</option>
      {useAdminDinner().meals.map((meal) => (
        <option key={meal.id} value={meal.id}>
          {meal.label}
        </option>
      ))}
    </NativeSelect>
  )
}
