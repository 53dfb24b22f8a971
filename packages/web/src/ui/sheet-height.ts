/** How far a sheet at the bottom of the screen is pulled up. */
export type SheetState = 'closed' | 'half' | 'full'

const order: readonly SheetState[] = ['closed', 'half', 'full']
/** Its handle, all that is seen of a closed sheet. */
export const sheetHandleHeight = 60
/** What a full sheet leaves free above it. */
const freeAbove = 56

/** The height of a sheet in pixels, in a container of the given height. */
export function sheetHeight(state: SheetState, room: number): number {
  if (state === 'closed') return sheetHandleHeight
  return Math.max(sheetHandleHeight, state === 'half' ? Math.round(room * 0.5) : room - freeAbove)
}

/** Pixels per millisecond above which a pull counts as a flick. */
const flick = 0.5

/** Where a sheet comes to rest that is let go at a height; a flick (up is positive) carries it to the next state. */
export function settledSheet(height: number, speed: number, room: number): SheetState {
  const ways = order.map((state) => ({ state, height: sheetHeight(state, room) }))
  if (Math.abs(speed) > flick) {
    const ahead = speed > 0 ? ways.find((way) => way.height > height) : ways.findLast((way) => way.height < height)
    return ahead?.state ?? (speed > 0 ? 'full' : 'closed')
  }
  const nearest = ways.toSorted((left, right) => Math.abs(left.height - height) - Math.abs(right.height - height))
  return nearest[0]?.state ?? 'closed'
}

/** The state a key on the handle leads to; undefined for keys that mean nothing there. */
export function sheetStateAfter(key: string, state: SheetState): SheetState | undefined {
  const at = order.indexOf(state)
  if (key === 'ArrowUp') return order[Math.min(at + 1, order.length - 1)]
  if (key === 'ArrowDown') return order[Math.max(at - 1, 0)]
  if (key === 'Home') return 'full'
  return key === 'End' || key === 'Escape' ? 'closed' : undefined
}
