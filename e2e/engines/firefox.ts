import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import type { Control, Engine } from './engine.ts'

/** Firefox by WebDriver BiDi, which it speaks itself: no driver beside it. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'de', 'ui.prefersReducedMotion': 1 },
  })
  let page: Page = await browser.newPage()
  const call = (script: string, values: string[]) =>
    `(async function () { ${script} }).apply(null, ${JSON.stringify(values)})`
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    openInNewTab: async (url) => {
      page = await browser.newPage()
      await page.goto(url)
    },
    evaluate: <T>(script: string, ...values: string[]) => page.evaluate(call(script, values)) as Promise<T>,
    find: async (script, ...values) => {
      const element = (await page.evaluateHandle(call(script, values))).asElement() as ElementHandle<Element> | null
      return element ? controlOf(element) : undefined
    },
    close: () => browser.close(),
  }
}

function controlOf(element: ElementHandle<Element>): Control {
  return {
    click: () => element.click(),
    type: (text) => element.type(text),
    attach: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
  }
}
