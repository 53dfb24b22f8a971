import { spawn } from 'node:child_process'
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver'
import { type Engine, until } from './engine.ts'
import { freePort } from './free-port.ts'

/** WebKitGTK by its own WebDriver. Its browser has no mode without a screen, so the caller provides one. */
export async function openWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const port = await freePort()
  const process = spawn(driver, [`--port=${port}`], { stdio: 'ignore' })
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  const session = await until('a session of WebKitWebDriver', () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  ).catch((error: unknown) => {
    process.kill()
    throw error
  })
  const evaluate = <T>(script: string, ...values: string[]) =>
    session.executeScript<T>(`return (async function () { ${script} }).apply(null, arguments)`, ...values)
  return {
    open: (url) => session.get(url),
    openInNewTab: async (url) => {
      await session.switchTo().newWindow('tab')
      await session.get(url)
    },
    evaluate,
    find: async (script, ...values) => {
      const element = await evaluate<WebElement | null>(script, ...values)
      if (!element) return undefined
      const sendKeys = (text: string) => element.sendKeys(text)
      return { click: () => element.click(), type: sendKeys, attach: sendKeys }
    },
    close: async () => {
      await session.quit()
      process.kill()
    },
  }
}
