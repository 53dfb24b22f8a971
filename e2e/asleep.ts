import type { Page } from '@playwright/test'

/**
 * Holds back the code of the public pages: they stand as the server drew them until the returned function is called;
 * `untilAwake` then tells when they live.
 */
export async function keepAsleep(page: Page): Promise<() => void> {
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.addInitScript(() => {
    document.addEventListener('page-awake', () => document.documentElement.setAttribute('data-is-awake', ''))
  })
  await page.route('**/public/assets/*.js', async (route) => {
    await awake
    await route.continue()
  })
  return wake
}
