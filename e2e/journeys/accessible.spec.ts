import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { screensOfDemo } from '../screens-of-demo.ts'
import type { Language } from '../words.ts'

test.describe('every screen', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`is accessible, fits the window and says nothing to the console (${scheme})`, async ({ page, baseURL }, {
      project,
    }) => {
      // Some fifty screens in one test.
      test.setTimeout(600_000)
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
      page.on('console', (message) => {
        // Without a source of map tiles the proxy answers 404, which the map says in words.
        const isTile = message.location().url.includes('/tiles/')
        if (message.type() === 'error' && !isTile) complaints.push(`${page.url()}: ${message.text()}`)
      })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      const screens = await screensOfDemo(baseURL ?? '', project.name.slice(0, 2) as Language)
      for (const [name, path] of Object.entries(screens)) {
        await page.goto(path)
        await page.locator('h1').first().waitFor()
        if (path.includes('Dialog=')) await page.getByRole('dialog').waitFor()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, `${name} (${scheme})`)
        expect.soft(await page.locator('html').getAttribute('lang'), name).toBe(project.name.slice(0, 2))
      }
      expect(complaints).toEqual([])
    })
  }
})
