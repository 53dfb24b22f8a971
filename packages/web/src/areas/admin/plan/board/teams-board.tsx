import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filterTeams } from '../../../../features/plan/teams/filter-teams.ts'
import { usePlanHistory } from '../../../../features/plan/teams/plan-history.api.ts'
import { useLockTeam } from '../../../../features/plan/teams/team-moves.api.ts'
import { useIssueText } from '../../../../lib/issue-text.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { PlanConflictDialog, usePlanConflict } from '../plan-history/plan-conflict-dialog.tsx'
import { type BoardView, useBoardView } from './board-address.ts'
import { BoardByCourse } from './board-by-course.tsx'
import { BoardByTable } from './board-by-table.tsx'
import { useBoardDensity } from './board-density.ts'
import { BoardFilters } from './board-filters.tsx'
import { BoardActionsContext, BoardMenu } from './board-menu.tsx'
import { BoardMoves } from './board-moves.tsx'
import { useBoardWords } from './board-words.ts'
import { DragAndDrop } from './drag/drag-and-drop.tsx'
import type { DragItem } from './drag/drag-item.ts'
import { hasHints } from './hints-of.ts'
import { moveOf, useMoveQuestion } from './move-question.ts'
import { useRefusal } from './refusal-of.ts'

interface TeamsBoardProps {
  teams: readonly TeamReply[]
  planVersion: number
}

/** The board itself: filters, columns, dragging and dialogs. Cards are memoized, so that none of these renders them again. */
export function TeamsBoard({ teams, planVersion }: TeamsBoardProps) {
  const issueText = useIssueText()
  const { meals } = useAdminDinner()
  const { view, setView } = useBoardView()
  const { question, ask } = useMoveQuestion()
  const describe = useBoardWords(teams)
  const refusal = useRefusal(teams)
  const { lock, changesByOthers, forgetChanges } = useLock(planVersion)
  const [opened, setOpened] = useState<{ item: DragItem; anchor: HTMLElement }>()
  const openMenu = useCallback((item: DragItem, anchor: HTMLElement) => setOpened({ item, anchor }), [])
  const isFixed = useIsCancelled()
  const { density, choose } = useBoardDensity()
  const actions = useMemo(() => ({ openMenu, isFixed, density }), [openMenu, isFixed, density])
  const shown = useShownTeams(teams, view)
  const shownMealId = view.course ?? meals[0]?.id
  const refusalText = (source: DragItem, target: DragItem) => {
    const move = moveOf(source, target)
    const issue = move && refusal(move)
    return issue && issueText(issue.message, issue.data)
  }
  const handleDrop = (source: DragItem, target: DragItem) => {
    const move = moveOf(source, target)
    if (move) ask({ move })
  }
  return (
    <BoardActionsContext value={actions}>
      <BoardFilters view={view} onChange={setView} density={density} onDensity={choose} />
      <DragAndDrop isFixed={isFixed} describe={describe} refusal={refusalText} onDrop={handleDrop}>
        {view.by === 'course' ? (
          <BoardByCourse teams={shown.teams} shownMealId={shownMealId} />
        ) : (
          <BoardByTable teams={teams} shownIds={shown.ids} shownMealId={shownMealId} />
        )}
      </DragAndDrop>
      <BoardMenu
        teams={teams}
        isFixed={isFixed}
        opened={opened}
        onClose={() => setOpened(undefined)}
        onAsk={ask}
        onLock={lock}
      />
      {!isFixed && <BoardMoves teams={teams} isBehind={shown.isBehind} question={question} onAsk={ask} />}
      {changesByOthers && <PlanConflictDialog happenings={changesByOthers} onClose={forgetChanges} />}
    </BoardActionsContext>
  )
}

const shownAtOnce = 30

/** Renders the first teams at once and the rest deferred, so that typing in the search stays responsive. */
function useShownTeams(teams: readonly TeamReply[], { text, only }: BoardView) {
  const { options, sessionData } = useAdminDinner()
  const { genderAspects } = options
  const seatsNeeded = sessionData.numSeatsNeededForHost
  const found = useMemo(() => {
    const rules = { genderAspects, seatsNeeded }
    const isShown = (team: TeamReply) => only === 'all' || (only === 'locked' ? team.locked : hasHints(team, rules))
    return filterTeams(teams, { text, mealId: undefined, withoutSeats: undefined }).filter(isShown)
  }, [teams, text, only, genderAspects, seatsNeeded])
  const [first] = useState(() => found.slice(0, shownAtOnce))
  const shown = useDeferredValue(found, first)
  const ids = useMemo(() => new Set(shown.map((team) => team.id)), [shown])
  return { teams: shown, ids, isBehind: shown !== found }
}

/** Locks or unlocks a team, with a notice. No confirmation, because no evening changes. */
function useLock(planVersion: number) {
  const { t } = useTranslation('board')
  const notify = useNotify()
  const adminId = useAdminId()
  const { data: history } = usePlanHistory(adminId)
  const { mutate } = useLockTeam(adminId)
  const { changesByOthers, explain, forgetChanges } = usePlanConflict()
  const lock = useCallback(
    (team: TeamReply) =>
      mutate(
        { team, planVersion },
        {
          onSuccess: ({ locked }) => notify.success(t(locked ? 'locked' : 'unlocked', { number: team.teamNumber })),
          onError: (error) => void explain(error, history),
        },
      ),
    [mutate, notify, planVersion, t, explain, history],
  )
  return { lock, changesByOthers, forgetChanges }
}
