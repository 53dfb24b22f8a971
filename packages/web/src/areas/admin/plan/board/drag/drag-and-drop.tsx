import type { TeamReply } from '@running-dinner/contract/plan'
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEventCallback } from '../../../../../lib/use-event-callback.ts'
import { moveWithinCard } from '../card-keys.ts'
import type { DragItem } from './drag-item.ts'
import { type DragPress, DragSurface, instructionsId } from './drag-surface.tsx'
import type { Dragging } from './dragging.tsx'
import { useEarlyPress } from './early-press.ts'

interface DragAndDropProps {
  /** Nothing can be dragged. */
  isFixed: boolean
  teams: readonly TeamReply[]
  /** The pointer or the focus has reached a card for the first time. */
  onApproach: () => void
  onDrop: (source: DragItem, target: DragItem) => void
  children: ReactNode
}

/** Drags people and teams onto each other by mouse, finger or keys: all descendants with `dragItemProps`. */
export function DragAndDrop({ isFixed, ...props }: DragAndDropProps) {
  if (!isFixed) return <Draggables {...props} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for all the buttons inside
    <div data-fixed onKeyDown={moveWithinCard}>
      {props.children}
    </div>
  )
}

/** The library weighs more than the board. It is loaded when the pointer or the focus first reaches a card. */
function Draggables({ teams, onApproach, onDrop, children }: Omit<DragAndDropProps, 'isFixed'>) {
  const { t } = useTranslation('board')
  const root = useRef<HTMLDivElement>(null)
  const begin = useRef<(press: DragPress) => void>(undefined)
  const [isDragging, setDragging] = useState(false)
  const { LoadedDragging, load } = useLoadedDragging(onApproach)
  const earlyPress = useEarlyPress(onDrop)
  const handlePress = (press: DragPress) => {
    if (begin.current) return begin.current(press)
    load()
    earlyPress.hold(press)
  }
  const handleReady = useEventCallback((ready: (press: DragPress) => void) => {
    begin.current = ready
    earlyPress.handOver(ready)
  })
  return (
    <>
      <DragSurface root={root} isDragging={isDragging} onApproach={load} onPress={handlePress}>
        {children}
      </DragSurface>
      <div id={instructionsId} hidden>
        {t('drag.instructions')}
      </div>
      {LoadedDragging && (
        <Suspense>
          <LoadedDragging root={root} teams={teams} onDrop={onDrop} onDragging={setDragging} onReady={handleReady} />
        </Suspense>
      )}
    </>
  )
}

/** Without a connection nothing can be dragged until the next try; the menu of each card offers the same moves. */
function useLoadedDragging(onApproach: () => void) {
  const [LoadedDragging, setLoaded] = useState<ComponentType<Parameters<typeof Dragging>[0]>>()
  const isLoading = useRef(false)
  const load = useEventCallback(() => {
    if (isLoading.current) return
    isLoading.current = true
    onApproach()
    import('./dragging.tsx').then(
      (file) => setLoaded(() => file.Dragging),
      () => {
        isLoading.current = false
      },
    )
  })
  return { LoadedDragging, load }
}
