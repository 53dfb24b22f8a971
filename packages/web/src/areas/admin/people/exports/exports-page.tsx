import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { type Language, languages } from '@running-dinner/domain/events/dinner/dinner.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { EventFileSection } from './event-import.tsx'
import { ListSection } from './list-section.tsx'
import { PaperSection } from './paper-section.tsx'

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
