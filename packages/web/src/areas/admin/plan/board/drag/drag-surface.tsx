import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent, TouchEvent } from 'react'
import { moveWithinCard } from '../card-keys.ts'
import { dragElementAround } from './drag-item.ts'

/** The library renders the instructions for screen readers under this id. */
export const instructionsId = 'drag-instructions'

/** Buttons with this pick up the element around them by the space key; mouse and finger may press anywhere else on it. */
export const grabProps = { 'data-drag-grab': '', 'aria-describedby': instructionsId }

const grab = '[data-drag-grab]'
const control = 'a, button, input, select, textarea'

interface DragSurfaceProps {
  root: RefObject<HTMLDivElement | null>
  /** While something is dragged the arrow keys choose its target. */
  isDragging: boolean
  onPress: (element: HTMLElement) => void
  children: ReactNode
}

/**
 * One draggable that becomes the pressed element. `useDraggable` in each of several hundred cards would render all of them
 * again at every step of a drag.
 */
export function DragSurface({ root, isDragging, onPress, children }: DragSurfaceProps) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'picked-up' })
  const begin = (name: string, event: SyntheticEvent, element: HTMLElement | null, activator: HTMLElement | null) => {
    if (element === null) return
    onPress(element)
    setNodeRef(element)
    setActivatorNodeRef(activator)
    listeners?.[name]?.(event)
  }
  const handlePress = (name: 'onMouseDown' | 'onTouchStart') => (event: MouseEvent | TouchEvent) => {
    const pressed = event.target as Element
    const ownControl = pressed.closest<HTMLElement>(control)
    if (ownControl && !ownControl.matches(`${grab}[data-drag-name]`)) return
    begin(name, event, dragElementAround(pressed), null)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(grab)
    if (button) begin('onKeyDown', event, dragElementAround(button), button)
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
      onMouseDown={handlePress('onMouseDown')}
      onTouchStart={handlePress('onTouchStart')}
      onKeyDown={handleKeyDown}
      onKeyUp={handleKeyUp}
    >
      {children}
    </div>
  )
}
