import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Checks the current screen: axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page), name).toEqual([])
  expect.soft(await overflowOf(page), `${name} is wider than the window`).toBeLessThanOrEqual(0)
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Links and buttons of the black bar do not overlap, however narrow the window. */
export async function expectRoomInTheBar(page: Page, name: string): Promise<void> {
  const overlaps = await page.evaluate(() => {
    const targets = [...document.querySelectorAll('header:first-of-type :is(a, button)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    return targets.flatMap(({ element, box }, index) =>
      targets
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            other.left < box.right - 1 &&
            other.right > box.left + 1 &&
            other.top < box.bottom &&
            other.bottom > box.top,
        )
        .map(
          (covered) =>
            `${element.textContent} / ${covered.element.getAttribute('aria-label') ?? covered.element.textContent}`,
        ),
    )
  })
  expect.soft(overlaps, `${name}: targets of the bar overlap`).toEqual([])
}

/** Checks the same screen in the dark: only colours differ, so only contrasts are looked at again. */
export async function expectContrastInTheDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, 'color-contrast'), `${name} (dark)`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * Links and buttons measure 24 pixels, or are as far apart: a rule that axe leaves out unless it is asked for. It takes what a
 * sticky bar covers for small, so that bars do not stick meanwhile.
 */
export async function expectLargeTargets(page: Page, name: string): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue
      element.dataset.unstuck = ''
      element.style.setProperty('position', 'static', 'important')
    }
  })
  expect.soft(await violations(page, 'target-size'), `${name} (targets)`).toEqual([])
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-unstuck]')) {
      delete element.dataset.unstuck
      element.style.removeProperty('position')
    }
  })
}

/** A desk of 1280 x 900 at 200 % and at 400 %, which is also the narrowest window a page has to fit into. */
const zooms = [
  { zoom: '200 %', window: { width: 640, height: 450 } },
  { zoom: '400 %', window: { width: 320, height: 225 } },
] as const
const softly = expect.configure({ soft: true })
/** Of the height of the window. */
const mostStuck = 0.2

/** Zooms the screen: nothing is wider than the window, and bars in view leave four fifths of the height to what scrolls. */
export async function expectRoomWhenZoomed(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  for (const { zoom, window } of zooms) {
    await page.setViewportSize(window)
    // What depends on the size of the window follows in the next frames.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const bars = await barsInView(page)
    const sum = bars.reduce((total, { height }) => total + height, 0)
    expect
      .soft(sum / window.height, `${name} at ${zoom}: ${bars.map(({ what }) => what).join(', ')}`)
      .toBeLessThanOrEqual(mostStuck)
    // A width that a script measured follows later still.
    await softly
      .poll(() => overflowOf(page), { message: `${name} is wider than the window at ${zoom}` })
      .toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}

/** What stays in view while the page scrolls. */
const barsInView = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { position } = getComputedStyle(element)
      const isModal = element.closest('dialog, [role="dialog"], .MuiModal-root') !== null
      if ((position !== 'sticky' && position !== 'fixed') || isModal || !element.checkVisibility()) return []
      const { top, bottom, left, right } = element.getBoundingClientRect()
      const isSeen = right > 0 && left < innerWidth
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
      return isSeen && height > 0 ? [{ what: element.getAttribute('aria-label') ?? element.tagName, height }] : []
    }),
  )

/** What axe finds, by one rule or by all, once the screen is there: every screen has a heading, a loading one may not. */
async function violations(page: Page, rule?: string): Promise<string[]> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await stopMotion(page)
  // No page has frames, so the checks run inside it: gathering the results in a second page takes as long as the checks.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rule === undefined ? {} : { runOnly: { type: 'rule', values: [rule] } }),
  })
  const found = await axe.analyze()
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/**
 * A button halfway between two colours has too little contrast, and a reply may start such a transition while axe is
 * reading. With reduced motion every later change is immediate; what already runs is waited for.
 */
async function stopMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
