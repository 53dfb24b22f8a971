import { useEffect, useRef } from 'react'
import { type DragItem, dragElementAround, isSameItem, itemOf } from './drag-item.ts'
import type { DragPress } from './drag-surface.tsx'

/** Pixels; the same as those of the library's sensors. */
export const tolerances = { mouse: 6, finger: 8 }

interface EarlyPress {
  press: DragPress
  /** Where the mouse has been moved to since. */
  moved: MouseEvent | undefined
  listeners: AbortController
}

/** Keeps a press until the code that drags has arrived, so that even the first drag on a slow line counts. */
export function useEarlyPress(onDrop: (source: DragItem, target: DragItem) => void) {
  const early = useRef<EarlyPress>(undefined)
  const forget = () => {
    early.current?.listeners.abort()
    early.current = undefined
  }
  useEffect(() => () => early.current?.listeners.abort(), [])
  const hold = (press: DragPress) => {
    forget()
    const listeners = new AbortController()
    const held: EarlyPress = { press, moved: undefined, listeners }
    early.current = held
    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      onEvent: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, onEvent, { signal: listeners.signal, capture: true })
    if (press.name === 'onMouseDown') {
      listen('mousemove', (event) => {
        if (held.moved || isBeyond(press, event, tolerances.mouse)) held.moved = event
      })
      listen('keydown', forget)
      listen('mouseup', (event) => {
        forget()
        if (held.moved) dropAt(event.target, press.element, onDrop)
      })
    } else if (press.name === 'onTouchStart') {
      listen('touchmove', ({ touches }) => {
        if (!touches[0] || isBeyond(press, touches[0], tolerances.finger)) forget()
      })
      listen('touchend', forget)
      listen('touchcancel', forget)
    } else {
      listen('keydown', (event) => {
        // Neither the focus may walk on nor the space key pick up again.
        event.stopPropagation()
        if (event.key.startsWith('Arrow')) event.preventDefault()
        else if (!event.repeat) forget()
      })
    }
  }
  const handOver = (begin: (press: DragPress) => void) => {
    const held = early.current
    if (!held) return
    forget()
    begin(held.press)
    // The first move starts the drag, the second one carries it along.
    for (let move = 0; held.moved && move < 2; move++) document.dispatchEvent(copyOf(held.moved))
  }
  return { hold, handOver }
}

interface Point {
  clientX: number
  clientY: number
}

function isBeyond({ event }: DragPress, point: Point, tolerance: number): boolean {
  const start = 'touches' in event.nativeEvent ? event.nativeEvent.touches[0] : event.nativeEvent
  if (!start || !('clientX' in start)) return false
  return Math.hypot(point.clientX - start.clientX, point.clientY - start.clientY) > tolerance
}

/** Released before anything could be shown: drops on what is below the pointer. */
function dropAt(
  released: EventTarget | null,
  pressed: HTMLElement,
  onDrop: (source: DragItem, target: DragItem) => void,
) {
  const source = itemOf(pressed)
  const target = source && released instanceof Element ? itemOf(dragElementAround(released, source.kind)) : undefined
  if (source && target && !isSameItem(source, target)) onDrop(source, target)
}

function copyOf({ clientX, clientY }: MouseEvent): MouseEvent {
  return new MouseEvent('mousemove', { clientX, clientY, bubbles: true, cancelable: true })
}
