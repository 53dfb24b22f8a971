/**
 * Closes a `details` element on Escape (and gives the focus back), on a press or a focus elsewhere, and once something in it
 * was chosen. Reads the state from the element: it may have been opened before this script ran.
 */
export function closeByItself(details: HTMLDetailsElement): () => void {
  const close = (returnFocus: boolean) => {
    details.open = false
    if (returnFocus) details.querySelector('summary')?.focus()
  }
  const handleKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && details.open) close(true)
  }
  const handleClick = ({ target }: Event) => {
    const chosen = target instanceof Element && target.closest('a, button')
    if (chosen) close(chosen.tagName === 'BUTTON')
  }
  const look = ({ target }: Event) => {
    if (details.open && target instanceof Node && !details.contains(target)) close(false)
  }
  details.addEventListener('keydown', handleKey)
  details.addEventListener('click', handleClick)
  document.addEventListener('pointerdown', look)
  document.addEventListener('focusin', look)
  return () => {
    details.removeEventListener('keydown', handleKey)
    details.removeEventListener('click', handleClick)
    document.removeEventListener('pointerdown', look)
    document.removeEventListener('focusin', look)
  }
}
