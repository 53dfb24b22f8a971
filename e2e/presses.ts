import type { Page } from '@playwright/test'

/** The widths at which tasks are measured: a phone and a desk. */
export const taskWidths = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const

/**
 * Counts presses from now on, over all pages this one goes to: by mouse or finger, and by Enter or space on a button or link.
 * Typing is not counted. Returns a function that tells the number so far.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  // Called before the press takes effect, so that also the one that leaves the page is counted.
  await page.exposeFunction('notePress', () => {
    presses += 1
  })
  const listen = () => {
    const note = () => void (window as unknown as { notePress: () => Promise<void> }).notePress()
    addEventListener('pointerdown', note, true)
    addEventListener(
      'keydown',
      ({ key, repeat, target }) => {
        const isPressed = target instanceof Element && target.matches('a, button, [role="button"]')
        if (!repeat && isPressed && (key === 'Enter' || key === ' ')) note()
      },
      true,
    )
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => presses
}
