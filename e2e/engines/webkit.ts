import { spawn } from 'node:child_process'
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver'
import { type Engine, findControl, until } from './engine.ts'
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
    session.executeAsyncScript<T>(
      `const done = arguments[arguments.length - 1]
       const values = [...arguments].slice(0, -1)
       ;(async function () { ${script} }).apply(null, values).then(done)`,
      ...values,
    )
  const control = (name: string) =>
    until(`a control "${name}"`, async () => {
      const element = await session.executeScript<WebElement | null>(findControl, name)
      return element ?? undefined
    })
  return {
    name: 'WebKit',
    open: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    openInNewTab: async (url) => {
      await session.switchTo().newWindow('tab')
      await session.get(url)
    },
    evaluate,
    press: async (name) => (await control(name)).click(),
    fill: async (label, text) => (await control(label)).sendKeys(text),
    close: async () => {
      await session.quit()
      process.kill()
    },
  }
}
