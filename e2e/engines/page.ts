import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Control, type Engine, until } from './engine.ts'

const require = createRequire(import.meta.url)
const library = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')

/**
 * The element of one of these roles whose name begins with the wanted one, once it stands still: both drivers press at the
 * place where they found it. A box may be transparent above its drawing, and WebDriver presses only what can be seen.
 */
const findControl = `
  const [roles, wanted] = arguments
  const element = roles.split(' ').flatMap((role) => TestingLibraryDom.queryAllByRole(
    document.body, role, { name: (name) => name.trim().startsWith(wanted) }))
    .filter((one) => !one.disabled && one.ariaDisabled !== 'true')
    .sort((one, other) => one.textContent.length - other.textContent.length)[0]
  if (!element) return null
  element.scrollIntoView({ block: 'center' })
  const place = () => JSON.stringify(element.getBoundingClientRect())
  const before = place()
  await new Promise((resolve) => setTimeout(resolve, 60))
  if (!element.isConnected || place() !== before) return null
  return getComputedStyle(element).opacity === '0' ? element.parentElement : element`

/** Shown last: what was typed is replaced. */
const selectText = `
  const element = await (async function () { ${findControl} }).apply(null, arguments)
  element?.focus()
  element?.select()
  return element`

export interface Page extends Engine {
  /** Not by its driver, which waits for a network that may be off. */
  reload(): Promise<void>
  /** Presses what has this role and a name that begins so. */
  press(name: string, role?: string): Promise<unknown>
  /** Types into the field with this label, instead of what is there. */
  fill(label: string, text: string): Promise<unknown>
  attach(path: string): Promise<unknown>
  shows(text: string): Promise<unknown>
  /** The title of the page. */
  arrives(title: string): Promise<unknown>
  hydrated(): Promise<unknown>
}

/** A page on which everything is found by what people read. */
export function pageOf(engine: Engine): Page {
  /** Tries again what was refused: another element may have been above it for a moment. */
  const act = (script: string, values: string[], action: (control: Control) => Promise<void>) =>
    until(values.join(' '), async () => {
      const isThere = await engine.evaluate<boolean>('return "TestingLibraryDom" in window')
      if (!isThere) await engine.evaluate(library)
      const control = await engine.find(script, ...values)
      await (control && action(control))
      return control !== undefined
    })
  return {
    ...engine,
    reload: async () => {
      await engine.evaluate('window.isBefore = true; setTimeout(() => location.reload())')
      await until('a reload', () => engine.evaluate<boolean>('return !window.isBefore && document.body !== null'))
    },
    press: (name, role = 'button') => act(findControl, [role, name], (control) => control.click()),
    fill: (label, text) =>
      act(selectText, ['textbox combobox searchbox spinbutton', label], (control) => control.type(text)),
    attach: (path) =>
      act("return document.querySelector('input[type=file]')", ['a file input'], (control) => control.attach(path)),
    shows: (text) =>
      until(`the text "${text}"`, () =>
        engine.evaluate<boolean>('return document.body.innerText.includes(arguments[0])', text),
      ),
    arrives: (title) =>
      until(`the heading "${title}"`, () =>
        engine.evaluate<boolean>("return document.querySelector('h1')?.textContent === arguments[0]", title),
      ),
    hydrated: () =>
      until('a page that is alive', () =>
        engine.evaluate<boolean>(
          "return Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))",
        ),
      ),
  }
}
