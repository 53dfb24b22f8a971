import type { TeamMove, TeamReply } from '@running-dinner/contract/plan'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useToast } from '../../../../ui/toasts.tsx'
import { useNotifyLink } from '../../messages/notification-status/use-notify-link.ts'
import { PlanConflict } from '../plan-history/plan-conflict.tsx'
import { usePlanSteps } from '../plan-history/use-plan-steps.ts'
import { type DragItem, dragElements, isSameItem, itemOf } from './drag/drag-item.ts'
import { type MoveQuestion, moveOf } from './move-question.ts'
import type { DoneMove } from './preview-dialog.tsx'

const ChooseTargetDialog = lazy(() =>
  import('./choose-target-dialog.tsx').then((file) => ({ default: file.ChooseTargetDialog })),
)
const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then((file) => ({ default: file.PreviewDialog })))

interface BoardMovesProps {
  teams: readonly TeamReply[]
  /** The rendered board is older than `teams`. */
  isBehind: boolean
  question: MoveQuestion | undefined
  onAsk: (question: MoveQuestion | undefined) => void
}

/** The dialogs of a move: choice of a target, preview of the consequences, notice with undo. */
export function BoardMoves({ teams, isBehind, question, onAsk }: BoardMovesProps) {
  const announceDone = useDone(() => onAsk(undefined))
  const { changesByOthers, forgetChanges } = announceDone
  const focusMoved = useFocusMoved(question !== undefined || isBehind)
  return (
    <Suspense>
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
          onChooseOther={questionForOtherTarget(question, onAsk)}
          onClose={() => onAsk(undefined)}
          onDone={(done) => {
            focusMoved(question.move)
            announceDone.done(done)
          }}
        />
      )}
      {changesByOthers && <PlanConflict planEvents={changesByOthers} onClose={forgetChanges} />}
    </Suspense>
  )
}

/** Closes the question and shows a notice that offers to undo the move and to inform the affected people. */
function useDone(onClose: () => void) {
  const { t } = useTranslation('board')
  const toast = useToast()
  const navigate = useNavigate()
  const notifyLink = useNotifyLink()
  const { undoOf, changesByOthers, forgetChanges } = usePlanSteps()
  const announceMove = ({ text, planVersion, affectedTeamIds }: DoneMove) => {
    const notifyPath = notifyLink(affectedTeamIds)
    onClose()
    toast.done(text, [
      { label: t('done.undo'), onAct: () => void undoOf(planVersion) },
      ...(notifyPath ? [{ label: t('done.tell'), onAct: () => void navigate(notifyPath) }] : []),
    ])
  }
  return { done: announceMove, changesByOthers, forgetChanges }
}

function questionForOtherTarget(
  { move }: Extract<MoveQuestion, { move: unknown }>,
  onAsk: (question: MoveQuestion) => void,
): (() => void) | undefined {
  if (move.kind === 'CHANGE_HOST') return undefined
  const pick: DragItem =
    move.kind === 'SWAP_MEMBERS' ? { kind: 'person', id: move.participantId } : { kind: 'team', id: move.teamId }
  return () => onAsk({ pick })
}

/**
 * What moved is rendered elsewhere. Focuses it there once the dialog is closed and the board shows the new plan; until both
 * happened, `isWaiting` is true. Teams that swapped are in each other's cards, which travel.
 */
function useFocusMoved(isWaiting: boolean): (move: TeamMove) => void {
  const moved = useRef<TeamMove>(undefined)
  useEffect(() => {
    const move = moved.current
    if (isWaiting || !move) return
    moved.current = undefined
    if (move.kind !== 'SWAP_MEALS') return focusCard(elementOf({ kind: 'person', id: move.participantId }))
    const [card, otherCard] = [move.teamId, move.otherTeamId].map((id) => elementOf({ kind: 'team', id }))
    if (card && otherCard) moveCards(card, otherCard)
    focusCard(otherCard ?? card)
  }, [isWaiting])
  return (move) => {
    moved.current = move
  }
}

/** The visible element of a person or team; undefined where filters or the course of a phone hide it. */
function elementOf(item: DragItem): HTMLElement | undefined {
  return dragElements(document.body, item.kind).find(
    (candidate) => isSameItem(itemOf(candidate), item) && candidate.offsetParent !== null,
  )
}

function focusCard(element: HTMLElement | undefined): void {
  element?.querySelector<HTMLElement>('button')?.focus()
}

/** Milliseconds: long enough to follow with the eyes. */
const moveMilliseconds = 450

/**
 * Lets two cards that have exchanged their people travel to each other's place: the plan keeps the cards of both teams and
 * exchanges what is in them, which alone would look as if only names had changed.
 */
export function moveCards(card: HTMLElement, otherCard: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [at, otherAt] = [card.getBoundingClientRect(), otherCard.getBoundingClientRect()]
  travel(card, otherAt.x - at.x, otherAt.y - at.y)
  travel(otherCard, at.x - otherAt.x, at.y - otherAt.y)
}

function travel(card: HTMLElement, fromX: number, fromY: number): void {
  const start = { transform: `translate(${fromX}px, ${fromY}px)`, zIndex: 1 }
  card.animate([start, { transform: 'none', zIndex: 1 }], { duration: moveMilliseconds, easing: 'ease-in-out' })
}
