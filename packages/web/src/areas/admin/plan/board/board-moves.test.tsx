import { expect, test, vi } from 'vitest'
import { moveCards } from './board-moves.tsx'

function cardAt(x: number, y: number) {
  const card = document.createElement('div')
  card.getBoundingClientRect = () => ({ x, y }) as DOMRect
  const animate = vi.fn<HTMLElement['animate']>()
  card.animate = animate
  return { card, starts: () => animate.mock.calls.map(([frames]) => (frames as Keyframe[])[0]?.transform) }
}

const prefersReducedMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)

test('each card starts where the other one is', () => {
  prefersReducedMotion(false)
  const [one, other] = [cardAt(10, 100), cardAt(350, 40)]
  moveCards(one.card, other.card)
  expect(one.starts()).toEqual(['translate(340px, -60px)'])
  expect(other.starts()).toEqual(['translate(-340px, 60px)'])
})

test('nothing moves where reduced motion is asked for', () => {
  prefersReducedMotion(true)
  const [one, other] = [cardAt(10, 100), cardAt(350, 40)]
  moveCards(one.card, other.card)
  expect([...one.starts(), ...other.starts()]).toEqual([])
})
