import { mdiLifebuoy } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useWhatIf } from '../../../../features/plan/teams/cancellation.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Growing } from '../../../../ui/growing.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { TeamLoss } from './team-loss.tsx'

/** Lists the consequences of losing each team, worst first, with possible replacements. */
export function WhatIfPage() {
  const { t } = useTranslation(['cancellation', 'planning'])
  const adminId = useAdminId()
  const { data, error, refetch } = useWhatIf(adminId)
  return (
    <Page
      title={t('whatIf.title')}
      intro={t('whatIf.intro')}
      back={{ label: t('whatIf.back'), to: paths.admin.teams(adminId) }}
    >
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />)}
      {data?.teams.length === 0 && <NoTeams />}
      {data && data.teams.length > 0 && (
        <>
          <Waiting count={data.waiting} />
          <Growing
            items={data.teams}
            moreLabel={t('planning:changes.more')}
            status={(shown, total) => t('planning:changes.shown', { shown, total })}
          >
            {(shown) => (
              <Box
                component="ul"
                sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}
              >
                {shown.map((loss) => (
                  <TeamLoss key={loss.teamId} loss={loss} />
                ))}
              </Box>
            )}
          </Growing>
        </>
      )}
    </Page>
  )
}

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation('cancellation')
  return (
    <Typography sx={{ display: 'flex', gap: 1, mb: 2 }}>
      <Icon path={mdiLifebuoy} sx={{ color: 'text.secondary' }} />
      {t('whatIf.waiting', { count })}
    </Typography>
  )
}

function NoTeams() {
  const { t } = useTranslation('cancellation')
  return (
    <EmptyState
      icon={mdiLifebuoy}
      title={t('whatIf.emptyTitle')}
      action={
        <Button component={Link} to={paths.admin.teams(useAdminId())} variant="contained">
          {t('whatIf.toTeams')}
        </Button>
      }
    >
      {t('whatIf.empty')}
    </EmptyState>
  )
}
