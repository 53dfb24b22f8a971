import type { Active, ClientRect, DroppableContainer, Over, SensorContext } from '@dnd-kit/core'
import { expect, test, vi } from 'vitest'
import { nextTarget } from './dragging.tsx'

const at = (left: number, top: number): ClientRect => ({
  left,
  top,
  width: 100,
  height: 80,
  right: left + 100,
  bottom: top + 80,
})
/** Two columns beside each other and one with a gap to them, as the courses on a wide window. */
const board: Record<string, ClientRect> = {
  upperLeft: at(0, 100),
  middleLeft: at(0, 200),
  lowerLeft: at(0, 300),
  upperRight: at(240, 110),
  lowerRight: at(240, 310),
}

/** What the sensor knows while the card over `from` is carried. */
function contextOf(from: string): SensorContext {
  const rects = new Map(Object.entries(board))
  const containers = [...rects.keys()].map((id) => ({ id }) as DroppableContainer)
  return {
    active: { id: 'picked-up' } as Active,
    over: { id: from, rect: board[from] } as Over,
    collisionRect: board[from] ?? null,
    droppableRects: rects,
    droppableContainers: { getEnabled: () => containers },
  } as unknown as SensorContext
}

const press = (code: string, from: string) => {
  const event = { code, preventDefault: vi.fn() } as unknown as KeyboardEvent
  const corner = nextTarget(event, {
    active: 'picked-up',
    currentCoordinates: { x: 0, y: 0 },
    context: contextOf(from),
  })
  const isScrollPrevented = vi.mocked(event.preventDefault).mock.calls.length > 0
  const reached = Object.entries(board).find(([, rect]) => rect.left === corner?.x && rect.top === corner?.y)?.[0]
  return { reached, isScrollPrevented }
}

test.each([
  ['ArrowDown', 'upperLeft', 'middleLeft'],
  ['ArrowUp', 'lowerLeft', 'middleLeft'],
  ['ArrowRight', 'lowerLeft', 'lowerRight'],
  ['ArrowRight', 'upperLeft', 'upperRight'],
  ['ArrowLeft', 'lowerRight', 'lowerLeft'],
])('%s moves from %s to the nearest target, %s', (code, from, target) => {
  expect(press(code, from)).toEqual({ reached: target, isScrollPrevented: true })
})

test.each([
  ['ArrowDown', 'lowerLeft'],
  ['ArrowUp', 'upperRight'],
  ['ArrowLeft', 'upperLeft'],
  ['ArrowRight', 'upperRight'],
])('%s stays on %s at the end of the column or row', (code, from) => {
  expect(press(code, from).reached).toBeUndefined()
})

test('leaves other keys alone', () => {
  expect(press('KeyA', 'upperLeft')).toEqual({ reached: undefined, isScrollPrevented: false })
})
