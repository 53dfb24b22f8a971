import { mdiViewColumnOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { FrozenNotice } from '../plan-history/frozen-notice.tsx'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import { TeamsViews } from '../teams/teams-views.tsx'
import { BoardSkeleton } from './board-columns.tsx'
import { TeamsBoard } from './teams-board.tsx'

/** All teams side by side, by course or by table, to move people and teams between them. */
export function BoardPage() {
  // The phrases of allergies too: fetched by the first table, they would hide the whole page once more.
  const { t } = useTranslation(['board', 'allergens'])
  const { data, error, refetch } = useTeams(useAdminId())
  const isCancelled = useIsCancelled()
  return (
    <Page
      title={t(isCancelled ? 'titleFixed' : 'title')}
      dense
      width="xl"
      actions={
        <>
          <Box
            className="no-print"
            sx={{
              flex: { xs: '1 0 100%', md: 1 },
              order: { xs: 1, md: 0 },
              fontSize: '0.8125rem',
              color: 'text.secondary',
            }}
          >
            {!isCancelled && t('intro')}
          </Box>
          <PlanHistoryBar compact />
          <TeamsViews current="board" />
        </>
      }
    >
      {!isCancelled && <FrozenNotice />}
      {data ? (
        data.teams.length === 0 ? (
          <NoTeams />
        ) : (
          <TeamsBoard teams={data.teams} planVersion={data.planVersion} />
        )
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <BoardSkeleton />
      )}
    </Page>
  )
}

function NoTeams() {
  const { t } = useTranslation('board')
  const adminId = useAdminId()
  const isCancelled = useIsCancelled()
  return (
    <EmptyState
      icon={mdiViewColumnOutline}
      title={t('noTeamsTitle')}
      action={
        !isCancelled && (
          <Button component={Link} to={paths.admin.teams(adminId)} variant="contained">
            {t('toTeams')}
          </Button>
        )
      }
    >
      {!isCancelled && t('noTeams')}
    </EmptyState>
  )
}
