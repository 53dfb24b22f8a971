import type { Page } from '@playwright/test'

/** Before a public page is opened: lets `untilAwake` tell when it is hydrated. */
export async function noteAwake(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('page-awake', () => document.documentElement.setAttribute('data-is-awake', ''))
  })
}

/** Waits until the code of a public page, noted before, has hydrated it. */
export async function untilAwake(page: Page): Promise<void> {
  await page.locator('html[data-is-awake]').waitFor()
}
