import { expect, test } from '@playwright/test'
import { expectAccessible, expectLargeTargets, expectRoomInTheBar, expectRoomWhenZoomed } from '../accessible-now.ts'
import { complaintsOf, strangersOf } from '../complaints.ts'
import { screensOfDemo } from '../screens-of-demo.ts'
import { noteRequests } from '../until-quiet.ts'
import type { Language } from '../words.ts'

/** The screens are dealt to several tests, so that no worker is left alone with a long one at the end. */
const hands = 2
const schemes = [
  ['light', '@desk'],
  ['dark', '@phone'],
] as const

for (const [colorScheme, tag] of schemes)
  for (let hand = 0; hand < hands; hand++)
    test(
      `every screen is accessible in ${colorScheme}, asks this server only, fits the window and says nothing to the console (${hand + 1} of ${hands}) (PRIV-05)`,
      {
        tag,
      },
      async ({ page, baseURL }, { project }) => {
        // Some twenty-five screens in one test.
        test.setTimeout(1_200_000)
        const complaints = complaintsOf(page)
        const strangers = strangersOf(page, baseURL ?? '')
        const untilQuiet = noteRequests(page)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const screens = await screensOfDemo(baseURL ?? '', project.name.slice(0, 2) as Language)
        const dealt = Object.entries(screens).filter((_, index) => index % hands === hand)
        for (const [name, path] of dealt) {
          await page.goto(path)
          if (path.includes('Dialog=')) await page.getByRole('dialog').waitFor()
          await untilQuiet()
          await expectAccessible(page, name)
          await expectRoomInTheBar(page, name)
          await expectLargeTargets(page, name)
          expect.soft(await page.locator('html').getAttribute('lang'), name).toBe(project.name.slice(0, 2))
          await expectRoomWhenZoomed(page, name)
        }
        expect(complaints).toEqual([])
        expect([...strangers]).toEqual([])
      },
    )
