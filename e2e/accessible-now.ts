import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks the current screen: axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await stopMotion(page)
  // No page has frames, so the checks run inside it: gathering the results in a second page takes as long as the checks.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect.soft(found, name).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0)
}

/**
 * A button halfway between two colours has too little contrast, and a reply may start such a transition while axe is
 * reading. With reduced motion every later change is immediate; what already runs is waited for.
 */
async function stopMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
