import type { DragItem } from './drag-item.ts'

export interface Dragging {
  source: DragItem
  target: DragItem | undefined
  /** Why it cannot be dropped there, in words. */
  refusal: string | undefined
  /** How it is moved decides where what is moved is shown. */
  by: 'mouse' | 'finger' | 'keys'
}

/** What is being dragged, outside of React: of 450 things on the board none is drawn again while one moves over them. */
export function createDragStore() {
  let dragging: Dragging | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => dragging,
    set: (next: Dragging | undefined) => {
      dragging = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type DragStore = ReturnType<typeof createDragStore>
