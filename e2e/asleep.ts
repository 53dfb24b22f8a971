import type { Page } from '@playwright/test'
import { noteAwake } from './until-awake.ts'

/**
 * Holds back the code of the public pages: they stay as rendered by the server until the returned function is called.
 * `untilAwake` resolves once they are hydrated.
 */
export async function keepAsleep(page: Page): Promise<() => void> {
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await noteAwake(page)
  await page.route('**/public/assets/*.js', async (route) => {
    await awake
    await route.continue()
  })
  return wake
}
