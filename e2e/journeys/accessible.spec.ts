import { expect, test } from '@playwright/test'
import {
  expectAccessible,
  expectContrastInTheDark,
  expectLargeTargets,
  expectRoomInTheBar,
  expectRoomWhenZoomed,
} from '../accessible-now.ts'
import { complaintsOf, strangersOf } from '../complaints.ts'
import { screensOfDemo } from '../screens-of-demo.ts'
import type { Language } from '../words.ts'

/** The screens are dealt to several tests, so that no worker is left alone with a long one at the end. */
const hands = 2

test.describe('every screen', () => {
  for (let hand = 0; hand < hands; hand++) {
    test(`is accessible in light and dark, asks this server only, fits the window and says nothing to the console (${hand + 1} of ${hands}) (PRIV-05)`, async ({
      page,
      baseURL,
    }, { project }) => {
      // Some twenty-five screens in one test.
      test.setTimeout(600_000)
      const complaints = complaintsOf(page)
      const strangers = strangersOf(page, baseURL ?? '')
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const screens = await screensOfDemo(baseURL ?? '', project.name.slice(0, 2) as Language)
      const dealt = Object.entries(screens).filter((_, index) => index % hands === hand)
      for (const [name, path] of dealt) {
        await page.goto(path)
        await page.locator('h1').first().waitFor()
        if (path.includes('Dialog=')) await page.getByRole('dialog').waitFor()
        await page.waitForLoadState('networkidle')
        // On a busy machine texts are fetched after a quiet half second, and a page hides while they are.
        await page.locator('h1').first().waitFor()
        await expectAccessible(page, name)
        await expectRoomInTheBar(page, name)
        await expectLargeTargets(page, name)
        await expectContrastInTheDark(page, name)
        expect.soft(await page.locator('html').getAttribute('lang'), name).toBe(project.name.slice(0, 2))
        await expectRoomWhenZoomed(page, name)
      }
      expect(complaints).toEqual([])
      expect([...strangers]).toEqual([])
    })
  }
})
