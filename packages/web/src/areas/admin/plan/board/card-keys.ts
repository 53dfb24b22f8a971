import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Marks a card: the tab key stops at its first button, and the arrow keys lead to the others. */
export const cardProps = { 'data-card': '' }

/** For every button of a card except the first. */
export const withinCardProps = { tabIndex: -1 }

/** An arrow key moves the focus between the buttons of a card, and stays in the card. */
export function moveWithinCard(event: KeyboardEvent): void {
  const step = steps[event.key]
  const button = event.target instanceof Element ? event.target.closest('button') : null
  const card = button?.closest('[data-card]')
  if (step === undefined || !button || !card) return
  // Otherwise the page scrolls as well.
  event.preventDefault()
  const buttons = [...card.querySelectorAll('button')]
  buttons[buttons.indexOf(button) + step]?.focus()
}
