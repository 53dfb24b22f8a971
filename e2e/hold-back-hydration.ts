import type { Page } from '@playwright/test'
import { noteHydration } from './until-hydrated.ts'

/**
 * Holds back the code of the public pages: they stay as rendered by the server until the returned function is called.
 * `untilHydrated` resolves once they are hydrated.
 */
export async function holdBackHydration(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await noteHydration(page)
  await page.route('**/public/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}
