import { expect, test } from '@playwright/test'
import { callOf } from '../call.ts'
import { mailedCard } from '../evening-tonight.ts'
import { noteRequests } from '../until-quiet.ts'
import { wordsOf } from '../words.ts'

const { common, self } = wordsOf('de')
const { showMap, hideMap } = self.evening

test('a card loads the code of its map when the map is asked for, on a phone and at a desk', async ({
  browser,
  baseURL,
}) => {
  const base = baseURL ?? ''
  const card = await mailedCard(base, callOf(base))
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ])
    await test.step(`${viewport.width} pixels wide`, async () => {
      const context = await browser.newContext({ baseURL: base, locale: 'de-DE', viewport })
      const page = await context.newPage()
      const mapFiles: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/\/(route-map|stops-on-map)-[^/]+\.js$/.test(pathname)) mapFiles.push(pathname)
      })
      const untilQuiet = noteRequests(page)
      await page.goto(card)
      const show = page.getByRole('button', { name: showMap })
      await expect(show).toBeVisible()
      await untilQuiet()
      expect(mapFiles).toEqual([])
      await show.click()
      await expect(page.locator('.leaflet-marker-icon')).toHaveCount(3)
      expect(mapFiles).not.toEqual([])
      await page.getByRole('button', { name: hideMap }).click()
      await expect(page.locator('.leaflet-marker-icon')).toHaveCount(0)
      await context.close()
    })
})

test('without a connection the map says so in its place, and a press with one draws it', async ({ page, baseURL }) => {
  const base = baseURL ?? ''
  await page.goto(await mailedCard(base, callOf(base)))
  const show = page.getByRole('button', { name: showMap })
  await expect(show).toBeVisible()
  await page.context().setOffline(true)
  await show.click()
  await expect(page.getByRole('alert')).toContainText(common.error.offline)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: common.retry }).click()
  await expect(page.locator('.leaflet-marker-icon')).toHaveCount(3)
  await expect(page.locator('.leaflet-pane').first()).toHaveCSS('position', 'absolute')
})
