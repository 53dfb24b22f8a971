import { mdiViewColumnOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { TeamReply } from '@running-dinner/contract/plan'
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { filterTeams } from '../../../../features/plan/teams/filter-teams.ts'
import { usePlanHistory } from '../../../../features/plan/teams/plan-history.api.ts'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { useLockTeam } from '../../../../features/plan/teams/team-moves.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { preload } from '../../../../lib/preload.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { ControlsSheet } from '../../../../ui/controls-sheet.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { OnceOpened } from '../../../../ui/once-opened.tsx'
import { Page } from '../../../../ui/page.tsx'
import { shortWindow } from '../../../../ui/short-window.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { FrozenNotice } from '../plan-history/frozen-notice.tsx'
import { PlanConflict, usePlanConflict } from '../plan-history/plan-conflict.tsx'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import { TeamSearchField, TeamsViews } from '../teams/teams-views.tsx'
import { BoardActionsContext } from './board-actions.ts'
import { type BoardView, groupings, onlys, useBoardView } from './board-address.ts'
import { BoardByCourse } from './board-by-course.tsx'
import { BoardSkeleton } from './board-columns.tsx'
import { type BoardDensity, densities, useBoardDensity } from './board-density.ts'
import { DragAndDrop } from './drag/drag-and-drop.tsx'
import type { DragItem } from './drag/drag-item.ts'
import { hasHints } from './hints-of.ts'
import { moveOf, useMoveQuestion } from './move-question.ts'

const BoardByTable = lazy(() => import('./board-by-table.tsx').then((file) => ({ default: file.BoardByTable })))
const loadMenu = () => import('./board-menu.tsx')
const prepareMenu = () => preload(loadMenu)
const BoardMenu = lazy(() => loadMenu().then((file) => ({ default: file.BoardMenu })))
const loadBoardMoves = () => import('./board-moves.tsx')
const BoardMoves = lazy(() => loadBoardMoves().then((file) => ({ default: file.BoardMoves })))

interface BoardFiltersProps {
  view: BoardView
  onChange: (change: Partial<BoardView>) => void
  density: BoardDensity
  onDensity: (density: BoardDensity) => void
}

/** Controls for the arrangement of the board and the teams it shows; on a phone also for the course. */
function BoardFilters({ view, onChange, density, onDensity }: BoardFiltersProps) {
  const { t } = useTranslation(['board', 'roster'])
  const { meals } = useAdminDinner()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const choices = (
    <>
      <ChoiceChips
        label={t('grouping.label')}
        value={view.by}
        choices={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
        onChange={(by) => onChange({ by })}
      />
      <ChoiceChips
        label={t('only.label')}
        value={view.only}
        choices={onlys.map((value) => ({ value, label: t(`only.${value}`) }))}
        onChange={(only) => onChange({ only })}
      />
      {view.by === 'course' && (
        <ChoiceChips
          label={t('density.label')}
          value={density}
          choices={densities.map((value) => ({ value, label: t(`density.${value}`) }))}
          onChange={onDensity}
        />
      )}
    </>
  )
  const numChosen = (view.by === 'course' ? 0 : 1) + (view.only === 'all' ? 0 : 1)
  const sheet = {
    label: t(numChosen === 0 ? 'roster:sheet.open' : 'roster:sheet.openChosen', { count: numChosen }),
    title: t('roster:sheet.title'),
    done: t('roster:sheet.done'),
  }
  return (
    <>
      <Box role="search" sx={{ display: 'flex', gap: { xs: 1, lg: 2 }, alignItems: 'center', mb: 0.5 }}>
        <TeamSearchField
          text={view.text}
          onText={(text) => onChange({ text })}
          sx={{ flex: '1 1 140px', maxWidth: { md: 320 } }}
        />
        {isPhone ? (
          <ControlsSheet {...sheet} place="bottom">
            {choices}
          </ControlsSheet>
        ) : (
          choices
        )}
      </Box>
      <Box sx={phoneTabs}>
        <ChoiceChips
          label={t('courses')}
          value={view.course ?? meals[0]?.id ?? ''}
          choices={meals.map((meal) => ({ value: meal.id, label: <MealMark meal={meal} meals={meals} /> }))}
          onChange={(course) => onChange({ course })}
        />
      </Box>
    </>
  )
}

const phoneTabs = {
  display: { md: 'none' },
  position: 'sticky',
  top: { xs: 56, sm: 64 },
  [shortWindow]: { position: 'static' },
  zIndex: 3,
  bgcolor: 'background.default',
  py: 0.5,
  mb: 1,
} as const

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

interface TeamsBoardProps {
  teams: readonly TeamReply[]
  planVersion: number
}

/** The board itself: filters, columns, dragging and dialogs. Cards are memoized, so that none of these renders them again. */
function TeamsBoard({ teams, planVersion }: TeamsBoardProps) {
  const { meals } = useAdminDinner()
  const { view, setView } = useBoardView()
  const { question, ask } = useMoveQuestion()
  const { lock, changesByOthers, forgetChanges } = useLock(planVersion)
  const [opened, setOpened] = useState<{ item: DragItem; anchor: HTMLElement }>()
  const openMenu = useCallback((item: DragItem, anchor: HTMLElement) => setOpened({ item, anchor }), [])
  const isFixed = useIsCancelled()
  const { density, choose } = useBoardDensity()
  const actions = useMemo(() => ({ openMenu, isFixed, density }), [openMenu, isFixed, density])
  const shown = useShownTeams(teams, view)
  const shownMealId = view.course ?? meals[0]?.id
  const handleDrop = (source: DragItem, target: DragItem) => {
    const move = moveOf(source, target)
    if (move) ask({ move })
  }
  return (
    <BoardActionsContext value={actions}>
      <BoardFilters view={view} onChange={setView} density={density} onDensity={choose} />
      <DragAndDrop isFixed={isFixed} teams={teams} onApproach={prepareMenu} onDrop={handleDrop}>
        {view.by === 'course' ? (
          <BoardByCourse teams={shown.teams} shownMealId={shownMealId} />
        ) : (
          <Suspense fallback={<BoardSkeleton />}>
            <BoardByTable teams={teams} shownIds={shown.ids} shownMealId={shownMealId} />
          </Suspense>
        )}
      </DragAndDrop>
      <OnceOpened open={opened !== undefined} load={loadMenu} onFail={() => setOpened(undefined)}>
        <BoardMenu
          teams={teams}
          isFixed={isFixed}
          opened={opened}
          onClose={() => setOpened(undefined)}
          onAsk={ask}
          onLock={lock}
        />
      </OnceOpened>
      <OnceOpened open={question !== undefined && !isFixed} load={loadBoardMoves} onFail={() => ask(undefined)}>
        <BoardMoves teams={teams} isBehind={shown.isBehind} question={question} onAsk={ask} />
      </OnceOpened>
      {changesByOthers && <PlanConflict planEvents={changesByOthers} onClose={forgetChanges} />}
    </BoardActionsContext>
  )
}

const shownAtOnce = 30

/** Renders the first teams at once and the rest deferred, so that typing in the search stays responsive. */
function useShownTeams(teams: readonly TeamReply[], { text, only }: BoardView) {
  const { options, sessionData } = useAdminDinner()
  const { genderAspects } = options
  const seatsNeeded = sessionData.numSeatsNeededForHost
  const foundTeams = useMemo(() => {
    const rules = { genderAspects, seatsNeeded }
    const isShown = (team: TeamReply) => only === 'all' || (only === 'locked' ? team.locked : hasHints(team, rules))
    return filterTeams(teams, { text, mealId: undefined, withoutSeats: undefined }).filter(isShown)
  }, [teams, text, only, genderAspects, seatsNeeded])
  const [first] = useState(() => foundTeams.slice(0, shownAtOnce))
  const shown = useDeferredValue(foundTeams, first)
  const ids = useMemo(() => new Set(shown.map((team) => team.id)), [shown])
  return { teams: shown, ids, isBehind: shown !== foundTeams }
}

/** Locks or unlocks a team, with a notice. No confirmation, because no evening changes. */
function useLock(planVersion: number) {
  const { t } = useTranslation('board')
  const toast = useToast()
  const adminId = useAdminId()
  const { data: history } = usePlanHistory(adminId)
  const { mutate } = useLockTeam(adminId)
  const { changesByOthers, explain, forgetChanges } = usePlanConflict()
  const lock = useCallback(
    (team: TeamReply) =>
      mutate(
        { team, planVersion },
        {
          onSuccess: ({ locked }) => toast.success(t(locked ? 'locked' : 'unlocked', { number: team.teamNumber })),
          onError: (error) => void explain(error, history),
        },
      ),
    [mutate, toast, planVersion, t, explain, history],
  )
  return { lock, changesByOthers, forgetChanges }
}
