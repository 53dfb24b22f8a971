import type { Modifier } from '@dnd-kit/core'

/** A finger hides what lies under it, a pointer hardly. */
const besideMouse = { x: 14, y: 10 }
const aboveFinger = { x: -24, y: -96 }

/** Puts what is shown while dragging beside the pointer, however large the thing picked up is. */
export const besidePointer: Modifier = ({ activatorEvent, activeNodeRect, transform }) => {
  if (!activatorEvent || !activeNodeRect) return transform
  const isTouch = 'touches' in activatorEvent
  const point = (isTouch ? (activatorEvent as TouchEvent).touches[0] : (activatorEvent as MouseEvent)) ?? undefined
  if (point?.clientX === undefined) return transform
  const offset = isTouch ? aboveFinger : besideMouse
  return {
    ...transform,
    x: transform.x + point.clientX - activeNodeRect.left + offset.x,
    y: transform.y + point.clientY - activeNodeRect.top + offset.y,
  }
}
