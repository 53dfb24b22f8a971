import {
  DndContext,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../../ui/visually-hidden.ts'
import { besidePointer } from './beside-pointer.ts'
import { type DragItem, dragElementAround, isSameItem, itemOf } from './drag-item.ts'
import { DragPreview } from './drag-preview.tsx'
import { createDragStore, type Dragging } from './drag-store.ts'
import { DragSurface } from './drag-surface.tsx'
import { markElement } from './mark-element.ts'
import { neighbour } from './neighbour.ts'
import type { Direction } from './next-target.ts'
import { useDragWords } from './use-drag-words.ts'

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
const keyboardCodes = { start: ['Space'], cancel: ['Escape', 'Tab'], end: ['Space', 'Enter'] }
const mouse = { activationConstraint: { distance: 6 } }
/** Held still that long it is no scrolling. */
const finger = { activationConstraint: { delay: 280, tolerance: 8 } }
/** The page follows near the upper and lower edge of the window, never sideways. */
const scrolling = { threshold: { x: 0, y: 0.12 } }
const nothing = () => undefined
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }

interface DragAndDropProps {
  /** Nothing can be dragged. */
  isFixed: boolean
  describe: (item: DragItem) => string
  /** Why the one cannot be dropped on the other, in words; undefined where it can. */
  refusal: (source: DragItem, target: DragItem) => string | undefined
  onDrop: (source: DragItem, target: DragItem) => void
  children: ReactNode
}

/** People and teams dragged onto each other by mouse, finger or keys, said aloud; around elements with `dragItemProps`. */
export function DragAndDrop({ isFixed, ...props }: DragAndDropProps) {
  return isFixed ? <div data-fixed>{props.children}</div> : <Draggables {...props} />
}

function Draggables({ describe, refusal, onDrop, children }: Omit<DragAndDropProps, 'isFixed'>) {
  const { t } = useTranslation('board')
  const [store] = useState(createDragStore)
  const [said, setSaid] = useState('')
  const words = useDragWords(describe)
  const root = useRef<HTMLDivElement>(null)
  const pointer = useRef<{ x: number; y: number } | null>(null)
  const elements = useRef<{ source?: HTMLElement | undefined; target?: HTMLElement | undefined }>({})

  const handleStart = ({ activatorEvent }: DragStartEvent) => {
    const element = dragElementAround(activatorEvent.target as Element)
    const source = itemOf(element)
    if (!element || !source) return
    elements.current = { source: element }
    markElement(element, 'source')
    const dragging: Dragging = { source, target: undefined, refusal: undefined, by: byOf(activatorEvent) }
    store.set(dragging)
    setSaid(words.pickedUp(dragging))
  }
  const aim = (dragging: Dragging, element: HTMLElement | undefined) => {
    if (element === elements.current.target) return
    markElement(elements.current.target, undefined)
    const target = itemOf(element ?? null)
    const why = target && refusal(dragging.source, target)
    markElement(element, why === undefined ? 'possible' : 'refused')
    elements.current.target = element
    const aimed = { ...dragging, target, refusal: why }
    store.set(aimed)
    setSaid(words.over(aimed))
  }
  const handleMove = () => {
    const dragging = store.get()
    if (!dragging || dragging.by === 'keys' || pointer.current === null) return
    const under = document.elementFromPoint(pointer.current.x, pointer.current.y)
    const element = dragElementAround(under, dragging.source.kind)
    aim(dragging, element && !isSameItem(itemOf(element), dragging.source) ? element : undefined)
  }
  const handleKey = (event: KeyboardEvent) => {
    const direction = directions[event.code]
    const dragging = store.get()
    const from = elements.current.target ?? elements.current.source
    if (!direction || !dragging || !from || !root.current) return undefined
    event.preventDefault()
    const element = neighbour(root.current, from, dragging.source, direction)
    if (element) {
      aim(dragging, element)
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    return undefined
  }
  const end = (isDropped: boolean) => {
    const dragging = store.get()
    markElement(elements.current.source, undefined)
    markElement(elements.current.target, undefined)
    elements.current = {}
    store.set(undefined)
    if (!dragging) return
    setSaid(isDropped ? words.dropped(dragging) : words.cancelled(dragging))
    if (isDropped && dragging.target) onDrop(dragging.source, dragging.target)
  }
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, finger),
    useSensor(KeyboardSensor, { keyboardCodes, coordinateGetter: handleKey }),
  )
  return (
    <>
      <p id="drag-instructions" hidden>
        {t('drag.instructions')}
      </p>
      <div aria-live="assertive" style={visuallyHidden}>
        {said}
      </div>
      <DndContext
        sensors={sensors}
        autoScroll={scrolling}
        // What lies under the pointer is asked of the browser; there is nothing to measure beforehand.
        collisionDetection={({ pointerCoordinates }) => {
          pointer.current = pointerCoordinates
          return []
        }}
        accessibility={{
          announcements: silent,
          restoreFocus: false,
          screenReaderInstructions: { draggable: t('drag.instructions') },
        }}
        onDragStart={handleStart}
        onDragMove={handleMove}
        onDragEnd={() => end(true)}
        onDragCancel={() => end(false)}
      >
        <DragSurface root={root}>{children}</DragSurface>
        <DragOverlay dropAnimation={null} transition={nothing} modifiers={[besidePointer]} style={overlay}>
          <DragPreview store={store} describe={describe} byKeys={false} />
        </DragOverlay>
      </DndContext>
      <DragPreview store={store} describe={describe} byKeys />
    </>
  )
}

/** As large as what it shows, and never under the pointer itself. */
const overlay = { pointerEvents: 'none', width: 'auto', height: 'auto' } as const

function byOf(event: Event): Dragging['by'] {
  if ('touches' in event) return 'finger'
  return event instanceof KeyboardEvent ? 'keys' : 'mouse'
}
