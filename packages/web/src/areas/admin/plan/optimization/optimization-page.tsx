import { mdiMapSearchOutline, mdiStopCircleOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { liveStreams, type OptimizationState } from '@running-dinner/contract/plan'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useDinnerRoutes } from '../../../../features/plan/dinner-routes/dinner-routes.api.ts'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import {
  optimizationQuery,
  useOptimizationPreview,
  useStopOptimization,
} from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { openStream } from '../../../../lib/live-stream.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LateProgress } from '../../../../ui/late-progress.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { useLeaveProposal } from './decision-bar.tsx'
import { Proposal } from './proposal.tsx'

/** The page of one search: its progress while it runs, then the plan it found. */
export function OptimizationPage() {
  const { t } = useTranslation('planning')
  const { optimizationId = '' } = useParams<'optimizationId'>()
  const { data: state, error, refetch } = useOptimization(useAdminId(), optimizationId)
  const isGone = error !== null && toApiError(error).status === 404
  if (state && !isGone)
    return state.status === 'RUNNING' ? <RunningPage state={state} /> : <ProposalPage state={state} />
  return (
    <Page title={t('proposal.title')}>
      {isGone ? (
        <ProposalGone />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}

/** Progress of a search and the button that stops it. */
export function RunningPage({ state }: { state: OptimizationState }) {
  const { t } = useTranslation(['planning', 'routes'])
  const adminId = useAdminId()
  const stop = useStopOptimization(adminId, state.optimizationId)
  useIssueText()
  const back = { label: t('routes:title'), to: paths.admin.hostLocations(adminId) }
  return (
    <Page title={t('running.title')} intro={t('running.intro')} back={back} width="md">
      <Card sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Progress state={state} />
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiStopCircleOutline} />}
          loading={stop.isPending || stop.isSuccess}
          loadingPosition="start"
          onClick={() => stop.mutate()}
        >
          {t(stop.isPending || stop.isSuccess ? 'running.stopping' : 'running.stop')}
        </Button>
        {stop.error && <Alert severity="error">{issueTexts(stop.error).join(' ')}</Alert>}
      </Card>
    </Page>
  )
}

function Progress({ state }: { state: OptimizationState }) {
  const { t } = useTranslation('planning')
  const percent = Math.min(100, Math.max(0, Math.round(state.progress * 100)))
  const { bestSumDistanceInMeters: best } = state
  return (
    <Box sx={{ width: '100%' }}>
      <LateProgress
        variant="determinate"
        value={percent}
        aria-label={t('running.progress')}
        aria-valuetext={t('running.searched', { percent })}
        sx={{ height: 10, borderRadius: 5, mb: 1.5 }}
      />
      <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {t('running.searched', { percent })}
      </Typography>
      <Typography role="status" sx={{ fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' }}>
        {best === null ? t('running.none') : t('running.best', { distance: formatDistance(best, currentLanguage()) })}
      </Typography>
    </Box>
  )
}

/** The page of a finished search: loads the proposal and the present plan to compare them. */
function ProposalPage({ state }: { state: OptimizationState }) {
  const { t } = useTranslation(['planning', 'routes'])
  const adminId = useAdminId()
  const preview = useOptimizationPreview(adminId, state.optimizationId)
  const teams = useTeams(adminId)
  const routes = useDinnerRoutes(adminId)
  if (preview.data && teams.data && routes.data) {
    const present = { teams: teams.data.teams, routes: routes.data.dinnerRoutes, planVersion: teams.data.planVersion }
    return <Proposal state={state} preview={preview.data} present={present} />
  }
  const error = preview.error ?? teams.error ?? routes.error
  const back = { label: t('routes:title'), to: paths.admin.hostLocations(adminId) }
  const status = preview.error && toApiError(preview.error).status
  const handleRetry = () => void Promise.all([preview.refetch(), teams.refetch(), routes.refetch()])
  return (
    <Page title={t(state.kind === 'REPAIR' ? 'proposal.repairTitle' : 'proposal.title')} back={back}>
      {status === 404 ? (
        <ProposalGone />
      ) : status !== null && status >= 400 && status < 500 ? (
        <NoPlan optimizationId={state.optimizationId} error={preview.error} />
      ) : error ? (
        <LoadError error={error} onRetry={handleRetry} />
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}

/** The search found no plan: shows the reason and that nothing changed. */
function NoPlan({ optimizationId, error }: { optimizationId: string; error: unknown }) {
  const { t } = useTranslation('planning')
  const { discard, isPending } = useLeaveProposal(optimizationId)
  useIssueText()
  return (
    <EmptyState
      icon={mdiMapSearchOutline}
      title={t('noPlan.title')}
      action={
        <Button variant="contained" loading={isPending} onClick={discard}>
          {t('noPlan.discard')}
        </Button>
      }
    >
      {issueTexts(error).join(' ')} {t('noPlan.text')}
    </EmptyState>
  )
}

/** The proposal no longer exists: accepted, discarded, or outdated by another change of the plan. */
function ProposalGone() {
  const { t } = useTranslation('planning')
  return (
    <EmptyState
      icon={mdiMapSearchOutline}
      title={t('gone.title')}
      action={
        <Button component={Link} to={paths.admin.hostLocations(useAdminId())} variant="contained">
          {t('gone.toRoutes')}
        </Button>
      }
    >
      {t('gone.text')}
    </EmptyState>
  )
}

/** Polling interval while the live stream is down. */
const pollMilliseconds = 2000

/** One search, kept up to date by the live stream, and by polling while that is down. */
function useOptimization(adminId: string, optimizationId: string) {
  const queryClient = useQueryClient()
  const [isLineUp, setLineUp] = useState(false)
  const query = useQuery({
    ...optimizationQuery(adminId, optimizationId),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' && !isLineUp ? pollMilliseconds : false),
  })
  const isRunning = query.data?.status === 'RUNNING'
  useEffect(() => {
    if (!isRunning) return
    const keep = (state: OptimizationState) =>
      queryClient.setQueryData(optimizationQuery(adminId, optimizationId).queryKey, state)
    return openStream(
      liveStreams.optimization,
      { adminId, optimizationId },
      { on: { progress: keep, finished: keep }, onLine: setLineUp },
    )
  }, [queryClient, adminId, optimizationId, isRunning])
  return query
}
