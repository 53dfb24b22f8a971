import { expect, type Page, type Request } from '@playwright/test'

/** Before a page is opened: returns a function that waits until it has all it asked for, streams aside, and shows its heading. */
export function noteRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  // A request that a navigation ended reports nothing.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear()
  })
  const drawn = () =>
    page.evaluate(() => new Promise((isDrawn) => requestAnimationFrame(() => requestAnimationFrame(isDrawn))))
  return async () => {
    await expect(async () => {
      await page.locator('h1').first().waitFor()
      // What is drawn may ask for more.
      await drawn()
      expect([...pending].map((request) => request.url())).toEqual([])
      expect(await page.locator('h1').first().isVisible()).toBe(true)
    }).toPass({ timeout: 60_000 })
  }
}
