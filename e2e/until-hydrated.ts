import type { Page } from '@playwright/test'

/** Before a public page is opened: lets `untilHydrated` tell when it is hydrated. */
export async function noteHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('page-hydrated', () => document.documentElement.setAttribute('data-is-hydrated', ''))
  })
}

/** Waits until the code of a public page, noted before, has hydrated it. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-is-hydrated]').waitFor()
}
