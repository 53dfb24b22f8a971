import type { Modifier } from '@dnd-kit/core'

/** A finger hides what lies under it, a pointer hardly. */
const besideMouse = { x: 14, y: 10 }
const aboveFinger = { x: -24, y: -96 }
const margin = 8

/** Puts what is shown while dragging beside the pointer, however large the thing picked up is, and never outside the window. */
export const besidePointer: Modifier = ({ activatorEvent, activeNodeRect, overlayNodeRect, windowRect, transform }) => {
  if (!activatorEvent || !activeNodeRect) return transform
  const isTouch = 'touches' in activatorEvent
  const point = (isTouch ? (activatorEvent as TouchEvent).touches[0] : (activatorEvent as MouseEvent)) ?? undefined
  if (point?.clientX === undefined) return transform
  const offset = isTouch ? aboveFinger : besideMouse
  const x = point.clientX + transform.x + offset.x
  const y = point.clientY + transform.y + offset.y
  const [widest, lowest] = [
    (windowRect?.width ?? Number.POSITIVE_INFINITY) - (overlayNodeRect?.width ?? 0) - margin,
    (windowRect?.height ?? Number.POSITIVE_INFINITY) - (overlayNodeRect?.height ?? 0) - margin,
  ]
  return {
    ...transform,
    x: Math.max(margin, Math.min(x, widest)) - activeNodeRect.left,
    y: Math.max(margin, Math.min(y, lowest)) - activeNodeRect.top,
  }
}
