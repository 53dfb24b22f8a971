import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The screen as it is now: axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await atRest(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)
  expect.soft(found, name).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${name} is wider than the window`).toBeLessThanOrEqual(0)
}

/** What still fades in would be taken for something without contrast, or for something that is not there. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}
