import { mdiSilverwareForkKnife } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useParticipants } from '../../../../features/people/participants/participants.api.ts'
import { usePlanHistory } from '../../../../features/plan/teams/plan-history.api.ts'
import { type TeamChange, useChangeTeams, useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LateProgress } from '../../../../ui/late-progress.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useSavedChange } from '../../messages/notification-status/use-notify-link.ts'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { PlanConflict, usePlanConflict } from '../plan-history/plan-conflict.tsx'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import { TeamsOverview } from './teams-overview.tsx'

const NoTeams = lazy(() => import('./no-teams.tsx').then((file) => ({ default: file.NoTeams })))

/** The list of teams; before teams exist, the page that builds them. */
export function TeamsPage() {
  const { t } = useTranslation('teams')
  const adminId = useAdminId()
  const teams = useTeams(adminId)
  const participants = useParticipants(adminId)
  const change = useTeamChange(adminId)
  const isCancelled = useIsCancelled()
  const error = teams.error ?? participants.error
  if (error !== null) {
    const handleRetry = () => void Promise.all([teams.refetch(), participants.refetch()])
    return (
      <Page title={t('title')}>
        <LoadError error={error} onRetry={handleRetry} />
      </Page>
    )
  }
  if (!teams.data || !participants.data || change.isPending) {
    return (
      <TeamsLoading>
        {change.isPending && <ArrangingProgress people={participants.data?.participants.length ?? 0} />}
      </TeamsLoading>
    )
  }
  return (
    <>
      {teams.data.teams.length === 0 && isCancelled ? (
        <CancelledWithoutTeams />
      ) : teams.data.teams.length === 0 ? (
        <Suspense fallback={<TeamsLoading />}>
          <NoTeams participants={participants.data} onArrange={change.run} />
        </Suspense>
      ) : (
        <TeamsOverview teams={teams.data.teams} participants={participants.data} onChange={change.run} />
      )}
      {change.changesByOthers && <PlanConflict planEvents={change.changesByOthers} onClose={change.forgetChanges} />}
    </>
  )
}

function TeamsLoading({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('teams')
  return (
    <Page title={t('title')}>
      {children}
      <ListSkeleton />
    </Page>
  )
}

function CancelledWithoutTeams() {
  const { t } = useTranslation('teams')
  return (
    <Page title={t('title')}>
      <PlanHistoryBar />
      <EmptyState icon={mdiSilverwareForkKnife} title={t('none.neverFormed')} />
    </Page>
  )
}

/** Builds, rebuilds or deletes all teams and reports the result. */
function useTeamChange(adminId: string) {
  const { t } = useTranslation('teams')
  const savedChange = useSavedChange()
  const { mutate, isPending } = useChangeTeams(adminId)
  const { data: history } = usePlanHistory(adminId)
  const { changesByOthers, explain, forgetChanges } = usePlanConflict()
  const run = (change: TeamChange) => {
    mutate(change, {
      onSuccess: ({ teams }) =>
        void savedChange(change.kind === 'drop' ? t('dropped') : t('arranged', { count: teams.length })),
      onError: (error) => void explain(error, history),
    })
  }
  return { run, isPending, changesByOthers, forgetChanges }
}

/** Shown while the server computes teams and routes; has no cancel button, because this takes seconds. */
function ArrangingProgress({ people }: { people: number }) {
  const { t } = useTranslation('teams')
  const textId = useId()
  return (
    <Box role="status" sx={{ mb: 3 }}>
      <Typography id={textId} sx={{ mb: 1 }}>
        {t('progress', { people })}
      </Typography>
      <LateProgress aria-labelledby={textId} />
    </Box>
  )
}
