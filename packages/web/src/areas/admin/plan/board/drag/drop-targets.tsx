import { useDroppable } from '@dnd-kit/core'
import { useEffect, useLayoutEffect, useState } from 'react'
import { type DragItem, dragElements, dropTargetId, isSameItem, itemOf } from './drag-item.ts'

export interface DropTarget {
  id: string
  element: HTMLElement
}

/** Everything of the same kind, and the picked-up element itself: over that, nothing is chosen yet. */
export function findDropTargets(root: Element, sourceElement: HTMLElement, source: DragItem): DropTarget[] {
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
export function DropTargets({ targets, sourceElement, isRefused }: DropTargetsProps) {
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
  const item = itemOf(element)
  const mark = isSource ? 'source' : isOver && item ? (isRefused(item) ? 'refused' : 'possible') : undefined
  // An attribute, not a class or a prop: the card itself is not rendered again.
  useLayoutEffect(() => {
    if (mark === undefined) return
    element.setAttribute('data-drag-mark', mark)
    return () => element.removeAttribute('data-drag-mark')
  }, [element, mark])
  return null
}
