/** Milliseconds: long enough to follow with the eyes. */
const DURATION = 450

/**
 * Lets two cards that have exchanged their people travel to each other's place: the plan keeps the cards of both teams and
 * exchanges what is in them, which alone would look as if only names had changed.
 */
export function moveCards(card: HTMLElement, otherCard: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [at, otherAt] = [card.getBoundingClientRect(), otherCard.getBoundingClientRect()]
  travel(card, otherAt.x - at.x, otherAt.y - at.y)
  travel(otherCard, at.x - otherAt.x, at.y - otherAt.y)
}

function travel(card: HTMLElement, fromX: number, fromY: number): void {
  const start = { transform: `translate(${fromX}px, ${fromY}px)`, zIndex: 1 }
  card.animate([start, { transform: 'none', zIndex: 1 }], { duration: DURATION, easing: 'ease-in-out' })
}
