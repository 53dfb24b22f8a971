import type { Page } from '@playwright/test'
import { noteHydration } from './until-hydrated.ts'

/**
 * Holds back the code of the public pages, also the script of documents: they stay as rendered by the server until the returned
 * function is called. `untilHydrated` resolves once a page is hydrated.
 */
export async function holdBackHydration(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await noteHydration(page)
  await page.route(/\/public\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}
