import { useDraggable } from '@dnd-kit/core'
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject, SyntheticEvent, TouchEvent } from 'react'
import { dragElementAround } from './drag-item.ts'

/** Buttons with this name pick up what they belong to by the space key; with a mouse or finger every other place does. */
export const grabProps = { 'data-drag-grab': '', 'aria-describedby': 'drag-instructions' }

const grab = '[data-drag-grab]'
const control = 'a, button, input, select, textarea'

interface DragSurfaceProps {
  root: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/**
 * All that can be dragged shares one draggable, which becomes whatever is pressed: hundreds of cards then cost nothing while
 * one of them moves.
 */
export function DragSurface({ root, children }: DragSurfaceProps) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id: 'picked-up' })
  const begin = (name: string, event: SyntheticEvent, element: HTMLElement | null, activator: HTMLElement | null) => {
    if (element === null) return
    setNodeRef(element)
    setActivatorNodeRef(activator)
    listeners?.[name]?.(event)
  }
  const handlePress = (name: 'onMouseDown' | 'onTouchStart') => (event: MouseEvent | TouchEvent) => {
    const pressed = event.target as Element
    const own = pressed.closest<HTMLElement>(control)
    if (own && !own.matches(`${grab}[data-drag-name]`)) return
    begin(name, event, dragElementAround(pressed), null)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(grab)
    if (button) begin('onKeyDown', event, dragElementAround(button), button)
  }
  // The button must not take the release of the key that picked its owner up for a click.
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
