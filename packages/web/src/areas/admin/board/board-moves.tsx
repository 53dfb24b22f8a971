import type { TeamMove, TeamReply } from '@running-dinner/contract/teams.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useNotify } from '../../../ui/notifications.tsx'
import { MissedDialog } from '../plan-history/missed-dialog.tsx'
import { usePlanSteps } from '../plan-history/use-plan-steps.ts'
import { useTellLinks } from '../plan-history/use-tell-links.ts'
import { ChooseTargetDialog } from './choose-target-dialog.tsx'
import { type DragItem, dragElements, isSameItem, itemOf } from './drag/drag-item.ts'
import { type MoveQuestion, moveOf } from './move-question.ts'
import { type DoneMove, PreviewDialog } from './preview-dialog.tsx'

interface BoardMovesProps {
  teams: readonly TeamReply[]
  /** The board does not show these teams yet. */
  isBehind: boolean
  question: MoveQuestion | undefined
  onAsk: (question: MoveQuestion | undefined) => void
}

/** From the wish to move something to the plan that has it moved: target, consequences, what may be wanted next. */
export function BoardMoves({ teams, isBehind, question, onAsk }: BoardMovesProps) {
  const handleDone = useDone(() => onAsk(undefined))
  const { missed, forgetMissed } = handleDone
  const focusMoved = useFocusMoved(question !== undefined || isBehind)
  return (
    <>
      {question && 'pick' in question && (
        <ChooseTargetDialog
          source={question.pick}
          teams={teams}
          onChoose={(target) => {
            const move = moveOf(question.pick, target)
            if (move) onAsk({ move })
          }}
          onClose={() => onAsk(undefined)}
        />
      )}
      {question && 'move' in question && (
        <PreviewDialog
          key={JSON.stringify(question.move)}
          move={question.move}
          teams={teams}
          onChooseOther={otherOf(question, onAsk)}
          onClose={() => onAsk(undefined)}
          onDone={(done) => {
            focusMoved(question.move)
            handleDone.done(done)
          }}
        />
      )}
      {missed && <MissedDialog happenings={missed} onClose={forgetMissed} />}
    </>
  )
}

/** Says that it is done, and offers to take it back and to tell those whose evening changed. */
function useDone(onClose: () => void) {
  const { t } = useTranslation('board')
  const notify = useNotify()
  const navigate = useNavigate()
  const tellLinks = useTellLinks()
  const { undoOf, missed, forgetMissed } = usePlanSteps()
  const done = ({ text, planVersion, affectedTeamIds }: DoneMove) => {
    const [tell] = tellLinks(affectedTeamIds)
    onClose()
    notify.done(text, [
      { label: t('done.undo'), onAct: () => void undoOf(planVersion) },
      ...(tell ? [{ label: t('done.tell'), onAct: () => void navigate(tell.to) }] : []),
    ])
  }
  return { done, missed, forgetMissed }
}

function otherOf(
  { move }: Extract<MoveQuestion, { move: unknown }>,
  onAsk: (question: MoveQuestion) => void,
): (() => void) | undefined {
  if (move.kind === 'CHANGE_HOST') return undefined
  const pick: DragItem =
    move.kind === 'SWAP_MEMBERS' ? { kind: 'person', id: move.participantId } : { kind: 'team', id: move.teamId }
  return () => onAsk({ pick })
}

/**
 * What was moved stands elsewhere as another element: the focus goes there once the dialog is closed and the board is drawn anew
 * (`isWaiting`: one of them is still to come).
 */
function useFocusMoved(isWaiting: boolean): (move: TeamMove) => void {
  const moved = useRef<DragItem>(undefined)
  useEffect(() => {
    const item = moved.current
    if (isWaiting || !item) return
    moved.current = undefined
    const element = dragElements(document.body, item.kind).find(
      (candidate) => isSameItem(itemOf(candidate), item) && candidate.offsetParent !== null,
    )
    element?.querySelector<HTMLElement>('button')?.focus()
  }, [isWaiting])
  return (move) => {
    moved.current =
      move.kind === 'SWAP_MEALS' ? { kind: 'team', id: move.teamId } : { kind: 'person', id: move.participantId }
  }
}
