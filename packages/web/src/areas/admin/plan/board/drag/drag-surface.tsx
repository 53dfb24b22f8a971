import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, type TouchEvent, useEffect } from 'react'
import { moveWithinCard } from '../card-keys.ts'
import { dragElementAround } from './drag-item.ts'

/** Of the instructions for screen readers. */
export const instructionsId = 'drag-instructions'

/** Buttons with this pick up the element around them by the space key; mouse and finger may press anywhere else on it. */
export const grabProps = { 'data-drag-grab': '', 'aria-describedby': instructionsId }

const grab = '[data-drag-grab]'
const rightButton = 2
const control = 'a, button, input, select, textarea'

/** What may become a drag: the pressed person or team, and of the space key the button. */
export type DragPress = { element: HTMLElement; activator: HTMLElement | null } & (
  | { name: 'onMouseDown'; event: MouseEvent }
  | { name: 'onTouchStart'; event: TouchEvent }
  | { name: 'onKeyDown'; event: KeyboardEvent }
)

interface DragSurfaceProps {
  root: RefObject<HTMLDivElement | null>
  /** While something is dragged the arrow keys choose its target. */
  isDragging: boolean
  /** The pointer or the focus has reached a card. */
  onApproach: () => void
  onPress: (press: DragPress) => void
  children: ReactNode
}

/** Listens for the presses on all people and teams inside. */
export function DragSurface({ root, isDragging, onApproach, onPress, children }: DragSurfaceProps) {
  useTouchMoves()
  const pressedElement = (event: MouseEvent | TouchEvent) => {
    const pressed = event.target as Element
    const ownControl = pressed.closest<HTMLElement>(control)
    if (ownControl && !ownControl.matches(`${grab}[data-drag-name]`)) return null
    return dragElementAround(pressed)
  }
  const handleMouseDown = (event: MouseEvent) => {
    const element = pressedElement(event)
    if (element && event.button !== rightButton) onPress({ name: 'onMouseDown', event, element, activator: null })
  }
  const handleTouchStart = (event: TouchEvent) => {
    const element = pressedElement(event)
    if (element) onPress({ name: 'onTouchStart', event, element, activator: null })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const activator = (event.target as Element).closest<HTMLElement>(grab)
    const element = activator && dragElementAround(activator)
    if (element && event.code === 'Space') onPress({ name: 'onKeyDown', event, element, activator })
    if (!isDragging) moveWithinCard(event)
  }
  // Otherwise releasing the space key that picked something up clicks the button.
  const handleKeyUp = (event: KeyboardEvent) => {
    if (event.code === 'Space' && (event.target as Element).closest(grab)) event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for all the buttons and cards inside
    <div
      ref={root}
      onPointerOver={onApproach}
      onFocus={onApproach}
      onMouseDown={handleMouseDown}
      onTouchStart={handleTouchStart}
      onKeyDown={handleKeyDown}
      onKeyUp={handleKeyUp}
    >
      {children}
    </div>
  )
}

/** Safari scrolls below a finger that drags, unless there was such a listener before it touched: the library's own comes too late. */
function useTouchMoves(): void {
  useEffect(() => {
    const nothing = () => undefined
    window.addEventListener('touchmove', nothing, { passive: false })
    return () => window.removeEventListener('touchmove', nothing)
  }, [])
}
