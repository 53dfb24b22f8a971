import {
  type Announcements,
  type ClientRect,
  type CollisionDetection,
  closestCorners,
  DndContext,
  getClientRect,
  getFirstCollision,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { TeamReply } from '@running-dinner/contract/plan'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoadedIssueText } from '../../../../../lib/issue-text.ts'
import { useEventCallback } from '../../../../../lib/use-event-callback.ts'
import { useBoardWords } from '../board-words.ts'
import { moveOf } from '../move-question.ts'
import { useRefusal } from '../refusal-of.ts'
import { type DragItem, dragElements, dropTargetId, isSameItem, itemOf, itemOver } from './drag-item.ts'
import { DragPreview } from './drag-preview.tsx'
import type { DragPress } from './drag-surface.tsx'
import { tolerances } from './early-press.ts'

/** Whether a target lies in the direction of a key: up and down stay within the column, sideways leaves it. */
const liesBeyond: Record<string, (from: ClientRect, target: ClientRect) => boolean> = {
  ArrowUp: (from, target) => target.top < from.top && isSameColumn(from, target),
  ArrowDown: (from, target) => target.top > from.top && isSameColumn(from, target),
  ArrowLeft: (from, target) => target.right <= from.left,
  ArrowRight: (from, target) => target.left >= from.right,
}

function isSameColumn(from: ClientRect, target: ClientRect): boolean {
  return Math.min(from.right, target.right) - Math.max(from.left, target.left) > 1
}

/** An arrow key moves what is carried onto the nearest target in its direction; without one nothing moves. */
export const nextTarget: KeyboardCoordinateGetter = (event, { context }) => {
  const { active, collisionRect, droppableContainers, droppableRects, over } = context
  const isBeyond = liesBeyond[event.code]
  const from = over?.rect ?? collisionRect
  if (!isBeyond || !active || !from) return undefined
  // Otherwise the page scrolls as well.
  event.preventDefault()
  const candidates = droppableContainers.getEnabled().filter(({ id }) => {
    const target = droppableRects.get(id)
    return target !== undefined && isBeyond(from, target)
  })
  const collisions = closestCorners({
    active,
    collisionRect: from,
    droppableContainers: candidates,
    droppableRects,
    pointerCoordinates: null,
  })
  const nearest = getFirstCollision(collisions, 'id')
  const target = nearest === null ? undefined : droppableRects.get(nearest)
  return target && { x: target.left, y: target.top }
}

const mouse = { activationConstraint: { distance: tolerances.mouse } }
/** A finger that moves sooner scrolls. */
const finger = { activationConstraint: { delay: 280, tolerance: tolerances.finger } }
const keys = {
  keyboardCodes: { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] },
  coordinateGetter: nextTarget,
  scrollBehavior: 'instant' as const,
}
/** The page follows near the upper and lower edge of the window, never sideways. */
const scrolling = { threshold: { x: 0, y: 0.12 } }

/** The target below the pointer; keys have no pointer and move the upper left corner of the picked-up card. */
const targetBelow: CollisionDetection = (args) => {
  const { left, top } = args.collisionRect
  return pointerWithin({ ...args, pointerCoordinates: args.pointerCoordinates ?? { x: left + 1, y: top + 1 } })
}

interface Drag {
  source: DragItem
  sourceElement: HTMLElement
  targets: ReturnType<typeof findDropTargets>
}

interface DraggingProps {
  /** Around everything that can be dragged. */
  root: RefObject<HTMLDivElement | null>
  teams: readonly TeamReply[]
  onDrop: (source: DragItem, target: DragItem) => void
  onDragging: (isDragging: boolean) => void
  /** Called once, with what picks up the pressed element. */
  onReady: (begin: (press: DragPress) => void) => void
}

/** Drags beside the cards and not around them: when its code arrives, no card is rendered again. */
export function Dragging({ root, teams, onDrop, onDragging, onReady }: DraggingProps) {
  const describe = useBoardWords(teams)
  const refusal = useRefusalText(teams)
  const pressed = useRef<HTMLElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, finger),
    useSensor(KeyboardSensor, keys),
  )
  const announcements = useAnnouncements(pressed, describe, refusal)
  // The library listens until a drag ends, also when the page is left with a card picked up: the next page would lose a key.
  useEffect(() => () => void window.dispatchEvent(new Event('visibilitychange')), [])
  const show = (next: Drag | undefined) => {
    setDrag(next)
    onDragging(next !== undefined)
  }
  const handleStart = () => {
    const source = itemOf(pressed.current)
    if (!source || !root.current || !pressed.current) return
    show({ source, sourceElement: pressed.current, targets: findDropTargets(root.current, pressed.current, source) })
  }
  return (
    <DndContext
      sensors={sensors}
      autoScroll={scrolling}
      collisionDetection={targetBelow}
      // The overlay is a label; what collides is the card it belongs to.
      measuring={{ dragOverlay: { measure: (label) => getClientRect(pressed.current ?? label) } }}
      accessibility={{
        announcements,
        // A drop opens a dialog, which takes the focus and gives it back.
        restoreFocus: false,
        // The board has rendered them before.
        screenReaderInstructions: { draggable: '' },
      }}
      onDragStart={handleStart}
      onDragEnd={({ over }) => {
        const target = itemOver(over)
        show(undefined)
        if (drag && target && !isSameItem(target, drag.source)) onDrop(drag.source, target)
      }}
      onDragCancel={() => show(undefined)}
    >
      <PickedUp pressed={pressed} onReady={onReady} />
      {drag && (
        <>
          <DropTargets {...drag} isRefused={(target) => refusal(drag.source, target) !== undefined} />
          <DragPreview source={drag.source} describe={describe} refusal={(target) => refusal(drag.source, target)} />
        </>
      )}
    </DndContext>
  )
}

/** Why the source cannot be dropped on the target, as a sentence; undefined where it can. */
function useRefusalText(teams: readonly TeamReply[]) {
  const issueText = useLoadedIssueText()
  const refusal = useRefusal(teams)
  return (source: DragItem, target: DragItem) => {
    const move = moveOf(source, target)
    const issue = move && refusal(move)
    return issue && issueText(issue.message, issue.data)
  }
}

interface PickedUpProps extends Pick<DraggingProps, 'onReady'> {
  pressed: RefObject<HTMLElement | null>
}

/**
 * One draggable that becomes the pressed element. `useDraggable` in each of several hundred cards would render all of them
 * again at every step of a drag.
 */
function PickedUp({ pressed, onReady }: PickedUpProps) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'picked-up' })
  const begin = useEventCallback(({ name, event, element, activator }: DragPress) => {
    pressed.current = element
    setNodeRef(element)
    setActivatorNodeRef(activator)
    listeners?.[name]?.(event)
  })
  useEffect(() => {
    // A press that waits begins at once, and would not be announced before the library's own effects have run.
    const timer = setTimeout(() => onReady(begin))
    return () => clearTimeout(timer)
  }, [onReady, begin])
  return null
}

/** What screen readers announce at each step; the pressed element is known before the library's first event. */
function useAnnouncements(
  pressed: RefObject<HTMLElement | null>,
  describe: ReturnType<typeof useBoardWords>,
  refusal: ReturnType<typeof useRefusalText>,
): Announcements {
  const { t } = useTranslation('board')
  /** The words for the source and, where one is chosen, for the target. */
  const wordsOf = (over: Parameters<typeof itemOver>[0]) => {
    const source = itemOf(pressed.current)
    const target = itemOver(over)
    if (!source) return undefined
    const description = describe(source)
    if (!target || isSameItem(target, source)) return { what: description, target: undefined, reason: undefined }
    return { what: description, target: describe(target), reason: refusal(source, target) }
  }
  return {
    onDragStart: () => t('drag.pickedUp', { what: wordsOf(null)?.what ?? '' }),
    onDragOver: ({ over }) => {
      const words = wordsOf(over)
      if (!words) return undefined
      const { what, target, reason } = words
      if (target === undefined) return over ? t('drag.pickedUp', { what }) : t('drag.overNothing')
      return reason === undefined ? t('drag.over', { what, target }) : t('drag.overBlocked', { what, target, reason })
    },
    onDragEnd: ({ over }) => {
      const words = wordsOf(over)
      if (!words) return undefined
      const { what, target } = words
      return target === undefined ? t('drag.droppedOnNothing', { what }) : t('drag.dropped', { what, target })
    },
    onDragCancel: () => t('drag.cancelled', { what: wordsOf(null)?.what ?? '' }),
  }
}

interface DropTarget {
  id: string
  element: HTMLElement
}

/** Everything of the same kind, and the picked-up element itself: over that, nothing is chosen yet. */
function findDropTargets(root: Element, sourceElement: HTMLElement, source: DragItem): DropTarget[] {
  return dragElements(root, source.kind)
    .filter((element) => element === sourceElement || !isSameItem(itemOf(element), source))
    .map((element, index) => ({ id: dropTargetId(element, index), element }))
}

interface DropTargetsProps {
  targets: readonly DropTarget[]
  sourceElement: HTMLElement
  isRefused: (target: DragItem) => boolean
}

/** Registers the targets in or near the window with the library while something is dragged, and marks the one below it. */
function DropTargets({ targets, sourceElement, isRefused }: DropTargetsProps) {
  const inView = useElementsInView(targets)
  return targets
    .filter(({ element }) => inView.has(element))
    .map(({ id, element }) => (
      <Target key={id} id={id} element={element} isSource={element === sourceElement} isRefused={isRefused} />
    ))
}

/** Half a window further than what is visible, so that a target is known before it is scrolled to. */
const nearTheWindow = { rootMargin: '50% 0px' }

/** Measuring and rendering all targets of a board of 150 teams takes half a second; those in view take no time. */
function useElementsInView(targets: readonly DropTarget[]): ReadonlySet<Element> {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const leaving = new Set(entries.filter((entry) => !entry.isIntersecting).map(({ target }) => target))
      const entering = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target)
      setInView((before) => new Set([...before, ...entering].filter((element) => !leaving.has(element))))
    }, nearTheWindow)
    for (const { element } of targets) observer.observe(element)
    return () => observer.disconnect()
  }, [targets])
  return inView
}

/** Cards do not change size while something is dragged. */
const neverResized = { disabled: true }

interface TargetProps extends DropTarget {
  isSource: boolean
  isRefused: (target: DragItem) => boolean
}

function Target({ id, element, isSource, isRefused }: TargetProps) {
  const { setNodeRef, isOver } = useDroppable({ id, resizeObserverConfig: neverResized })
  useLayoutEffect(() => setNodeRef(element), [setNodeRef, element])
  const dragItem = itemOf(element)
  const mark = isSource ? 'source' : isOver && dragItem ? (isRefused(dragItem) ? 'refused' : 'possible') : undefined
  // An attribute, not a class or a prop: the card itself is not rendered again.
  useLayoutEffect(() => {
    if (mark === undefined) return
    element.setAttribute('data-drag-mark', mark)
    return () => element.removeAttribute('data-drag-mark')
  }, [element, mark])
  return null
}
