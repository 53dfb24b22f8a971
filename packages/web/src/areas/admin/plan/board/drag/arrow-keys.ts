import { type ClientRect, closestCorners, getFirstCollision, type KeyboardCoordinateGetter } from '@dnd-kit/core'

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
