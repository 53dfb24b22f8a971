import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { type Engine, findControl, until } from './engine.ts'

/** Firefox by WebDriver BiDi, which it speaks itself: no driver beside it. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'de' },
  })
  let page: Page = await browser.newPage()
  const evaluate = <T>(script: string, ...values: string[]) =>
    page.evaluate(`(async function () { ${script} }).apply(null, ${JSON.stringify(values)})`) as Promise<T>
  const control = (name: string) =>
    until(`a control "${name}"`, async () => {
      const handle = await page.evaluateHandle(`(function () { ${findControl} }).call(null, ${JSON.stringify(name)})`)
      return (handle.asElement() as ElementHandle<Element> | null) ?? undefined
    })
  return {
    name: 'Firefox',
    open: async (url) => void (await page.goto(url)),
    reload: async () => {
      await page.evaluate('void setTimeout(() => location.reload())')
      await new Promise((resolve) => setTimeout(resolve, 3_000))
    },
    openInNewTab: async (url) => {
      page = await browser.newPage()
      await page.goto(url)
    },
    evaluate,
    press: async (name) => (await control(name)).click(),
    fill: async (label, text) => (await control(label)).type(text),
    close: () => browser.close(),
  }
}
