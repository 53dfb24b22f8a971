import {
  mdiAutoFix,
  mdiClockEditOutline,
  mdiLifebuoy,
  mdiMapOutline,
  mdiShuffleVariant,
  mdiTrashCanOutline,
} from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { participantRoutes } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import type { ArrangementChoice } from '@running-dinner/domain/people'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import type { TeamChange } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { ActionMenuButton, type MenuAction } from '../../../../ui/action-menu.tsx'
import { ActionNotice } from '../../../../ui/action-notice.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { Page } from '../../../../ui/page.tsx'
import { LazyScheduleDialog } from '../../events/schedule/schedule-button.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { AskOptimize, useOptimizeQuestion } from '../optimization/ask-optimize.tsx'
import { OpenProposals } from '../optimization/open-proposals.tsx'
import { useFrozenMeals } from '../plan-history/frozen-meals.ts'
import { FrozenNotice } from '../plan-history/frozen-notice.tsx'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import { SlowWays } from '../routes/slow-ways.tsx'
import { isChoice, useArrangementChoices } from './arrangement.ts'
import { TeamList } from './team-list.tsx'
import { TeamsViews } from './teams-views.tsx'

const loadArrangeDialog = () => import('./arrange-dialog.tsx')
const ArrangeDialog = lazy(() => loadArrangeDialog().then((file) => ({ default: file.ArrangeDialog })))

const RequestsCard = lazy(() =>
  import('../../people/requests/requests-card.tsx').then((file) => ({ default: file.RequestsCard })),
)
const ShortenedWays = lazy(() => import('./shortened-ways.tsx').then((file) => ({ default: file.ShortenedWays })))

const compactButton = { size: 'small', sx: { minHeight: 40, px: 1.5 } } as const

interface TeamsOverviewProps {
  teams: readonly TeamReply[]
  participants: ReplyOf<typeof participantRoutes.list>
  onChange: (change: TeamChange) => void
}

export function TeamsOverview({ teams, participants, onChange }: TeamsOverviewProps) {
  const { t } = useTranslation('teams')
  const adminId = useAdminId()
  const running = teams.filter((team) => team.status !== 'CANCELLED')
  const people = running.reduce((sum, team) => sum + team.teamMembers.length, 0)
  const waiting = participants.participantsWaitingList.length
  const choices = useArrangementChoices(participants.numParticipantsTotal)
  const { ask: askOptimize } = useOptimizeQuestion()
  const isCancelled = useIsCancelled()
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true })
  return (
    <Page
      title={t('title')}
      dense
      actions={
        <>
          {isWide && (
            <Box sx={{ flex: 1, minWidth: 0, fontSize: '0.875rem', color: 'text.secondary', lineHeight: 1.3 }}>
              {t('list.summary', {
                teams: t('count', { count: running.length }),
                people: t('people', { count: people }),
              })}
            </Box>
          )}
          <PlanHistoryBar compact />
          <TeamsViews current="list" />
          {isWide && (
            <Button
              component={Link}
              to={paths.admin.hostLocations(adminId)}
              variant="contained"
              startIcon={<Icon path={mdiMapOutline} />}
              {...compactButton}
            >
              {t('list.map')}
            </Button>
          )}
          {isWide && !isCancelled && (
            <Button
              variant="outlined"
              startIcon={<Icon path={mdiAutoFix} />}
              onClick={() => askOptimize(true)}
              {...compactButton}
            >
              {t('list.optimize')}
            </Button>
          )}
          {(!isCancelled || !isWide) && <TeamsMenu isWide={isWide} />}
        </>
      }
    >
      {!isCancelled && <FrozenNotice />}
      <Suspense>
        <RequestsCard />
      </Suspense>
      <OpenProposals />
      <Suspense>
        <ShortenedWays />
      </Suspense>
      <SlowWays />
      {waiting > 0 && !isCancelled && <WaitingNotice count={waiting} canJoin={isChoice(choices)} />}
      <TeamList teams={teams} />
      {!isCancelled && <ReplaceTeamsDialogs teamCount={teams.length} choices={choices} onReplace={onChange} />}
      <AskOptimize teams={teams} />
    </Page>
  )
}

function WaitingNotice({ count, canJoin }: { count: number; canJoin: boolean }) {
  const { t } = useTranslation('teams')
  const { ask } = useReplaceQuestion()
  return (
    <ActionNotice
      severity="info"
      action={
        <>
          {canJoin && (
            <Button color="inherit" onClick={() => ask('regenerate')}>
              {t('list.seatAll')}
            </Button>
          )}
          <Button component={Link} to={paths.admin.waitingList(useAdminId())} color="inherit">
            {t('list.showWaiting')}
          </Button>
        </>
      }
    >
      {t('list.waiting', { count })}
    </ActionNotice>
  )
}

/** Rare and destructive actions on all teams, kept apart from the page's main buttons, which a narrow page has here too. */
function TeamsMenu({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation(['teams', 'admin'])
  const [isScheduling, setScheduling] = useState(false)
  const { ask } = useReplaceQuestion()
  const { ask: askOptimize } = useOptimizeQuestion()
  const adminId = useAdminId()
  const isCancelled = useIsCancelled()
  const changes: MenuAction[] = [
    ...(isWide ? [] : [{ icon: mdiAutoFix, label: t('list.optimize'), onChoose: () => askOptimize(true) }]),
    { icon: mdiLifebuoy, label: t('actions.whatIf'), to: paths.admin.whatIf(adminId) },
    { icon: mdiClockEditOutline, label: t('admin:meals.editLabel'), onChoose: () => setScheduling(true) },
    { icon: mdiShuffleVariant, label: t('actions.regenerate'), onChoose: () => ask('regenerate') },
    { icon: mdiTrashCanOutline, label: t('actions.drop'), onChoose: () => ask('drop'), destructive: true },
  ]
  return (
    <>
      <ActionMenuButton
        label={t('actions.label')}
        actions={[
          ...(isWide ? [] : [{ icon: mdiMapOutline, label: t('list.map'), to: paths.admin.hostLocations(adminId) }]),
          ...(isCancelled ? [] : changes),
        ]}
      />
      <LazyScheduleDialog open={isScheduling} onClose={() => setScheduling(false)} />
    </>
  )
}

type ReplaceQuestion = 'regenerate' | 'drop'

/** Query parameters that open the dialogs; existing links use the first. */
const parameters = { drop: 'showDropTeamsDialog', regenerate: 'showRegenerateTeamsDialog' } as const

/** Keeps the open dialog in the query of the address: the back button closes it, a link opens it. */
function useReplaceQuestion() {
  const [query, setQuery] = useSearchParams()
  const openQuestion = (['drop', 'regenerate'] as const).find((question) => query.get(parameters[question]) === 'true')
  const ask = (question: ReplaceQuestion | undefined) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(parameters.drop)
        after.delete(parameters.regenerate)
        if (question) after.set(parameters[question], 'true')
        return after
      },
      { replace: !question },
    )
  }
  return { openQuestion, ask }
}

interface ReplaceTeamsDialogsProps {
  teamCount: number
  choices: readonly ArrangementChoice[]
  onReplace: (change: TeamChange) => void
}

export function ReplaceTeamsDialogs({ teamCount, choices, onReplace }: ReplaceTeamsDialogsProps) {
  const { t } = useTranslation('teams')
  const { openQuestion, ask } = useReplaceQuestion()
  const isFrozen = useFrozenMeals().length > 0
  const losses = (question: ReplaceQuestion) => <Losses question={question} teamCount={teamCount} />
  const answerDialog = (change: TeamChange | undefined) => {
    ask(undefined)
    if (change) onReplace(change)
  }
  const questionOf = (question: ReplaceQuestion) => ({
    title: t(`${question}.title`),
    message: isFrozen ? <FrozenNotice /> : losses(question),
    isImpossible: isFrozen,
    confirmLabel: t(`${question}.confirm`),
    destructive: true,
  })
  return (
    <>
      {isChoice(choices) && !isFrozen ? (
        <OnceOpened
          open={openQuestion === 'regenerate'}
          load={loadArrangeDialog}
          onFail={() => answerDialog(undefined)}
        >
          <ArrangeDialog
            open={openQuestion === 'regenerate'}
            title={t('regenerate.title')}
            choices={choices}
            onClose={() => answerDialog(undefined)}
            onChoose={(seatAll) => answerDialog({ kind: 'rearrange', leaveNobodyOut: seatAll })}
          >
            {losses('regenerate')}
          </ArrangeDialog>
        </OnceOpened>
      ) : (
        <ConfirmDialog
          open={openQuestion === 'regenerate'}
          question={questionOf('regenerate')}
          onAnswer={(isSure) => answerDialog(isSure ? { kind: 'rearrange', leaveNobodyOut: false } : undefined)}
        />
      )}
      <ConfirmDialog
        open={openQuestion === 'drop'}
        question={questionOf('drop')}
        onAnswer={(isSure) => answerDialog(isSure ? { kind: 'drop' } : undefined)}
      />
    </>
  )
}

/** What is deleted, what is kept, and which sent mails will be out of date afterwards. */
function Losses({ question, teamCount }: { question: ReplaceQuestion; teamCount: number }) {
  const { t } = useTranslation('teams')
  const checkList = useDashboard(useAdminId()).data?.checkList
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>{t(`${question}.lost`, { count: teamCount })}</Typography>
      {checkList?.teamMessagesSent && <Alert severity="warning">{t('sent.teams')}</Alert>}
      {checkList?.dinnerRouteMessagesSent && <Alert severity="warning">{t('sent.routes')}</Alert>}
      <Typography sx={{ color: 'text.secondary' }}>{t(`${question}.stays`)}</Typography>
    </Box>
  )
}
