/** One open page of a browser, driven the way its own engine allows. Everything is found by what people read. */
export interface Engine {
  name: string
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** The first tab stays open behind the new one. */
  openInNewTab(url: string): Promise<void>
  /** Runs in the page; `script` is the body of a function. */
  evaluate<T>(script: string, ...values: string[]): Promise<T>
  /** Clicks the button, link or box with this name. */
  press(name: string): Promise<void>
  /** Types into the field with this label. */
  fill(label: string, text: string): Promise<void>
  close(): Promise<void>
}

/** Body of a function in the page: the visible control whose name begins with its first argument. */
export const findControl = `
  const wanted = arguments[0]
  const nameOf = (element) =>
    element.getAttribute('aria-label') ??
    ([...(element.labels ?? [])].map((label) => label.textContent).join(' ') || element.textContent)
  return [...document.querySelectorAll('button, a, input, textarea')].find(
    (element) => !element.disabled && nameOf(element).trim().startsWith(wanted)) ?? null`

/** Ticks a box by script: it is transparent above its drawing, and WebDriver clicks only what can be seen. */
export async function tick(engine: Engine, name: string): Promise<void> {
  await engine.evaluate(`(function () { ${findControl} })(arguments[0]).click()`, name)
}

/** Asks again until the answer is no longer undefined or false; the error names what was waited for. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, seconds = 45): Promise<T> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined && answer !== false) return answer
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`waited ${seconds} s in vain: ${what}`)
}
