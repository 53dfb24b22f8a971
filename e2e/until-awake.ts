import type { Page } from '@playwright/test'

/** Waits until the code of a public page that was kept asleep has taken it over. */
export async function untilAwake(page: Page): Promise<void> {
  await page.locator('html[data-is-awake]').waitFor()
}
