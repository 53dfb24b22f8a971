import { expect, test, vi } from 'vitest'
import { earlyClickScript } from './early-click.ts'

/** A document of its own, in which the script runs as in a page that is not hydrated yet. */
function givenPage() {
  const page = document.implementation.createHTMLDocument()
  const button = page.createElement('button')
  Object.assign(button, { type: 'button', textContent: 'Add' })
  page.body.append(button)
  const location = { pathname: '/', search: '' }
  new Function('document', 'location', earlyClickScript)(page, location)
  const click = vi.fn()
  return {
    page,
    button,
    location,
    click,
    /** Adds the handler, as hydration does, and announces it. */
    async end(event: 'page-hydrated' | 'page-failed') {
      button.addEventListener('click', click)
      page.dispatchEvent(new Event(event))
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('replays clicks before hydration once, and shows meanwhile that the button is busy', async () => {
  const { button, click, end } = givenPage()
  button.click()
  button.click()
  expect(button.getAttribute('aria-busy')).toBe('true')
  await end('page-hydrated')
  expect(click).toHaveBeenCalledOnce()
  expect(button.hasAttribute('aria-busy')).toBe(false)
  button.click()
  expect(click).toHaveBeenCalledTimes(2)
})

test.each([
  ['the button has another name', ({ button }: ReturnType<typeof givenPage>) => (button.textContent = 'Remove')],
  ['the button is gone', ({ button }: ReturnType<typeof givenPage>) => button.remove()],
  ['the address has changed', ({ location }: ReturnType<typeof givenPage>) => (location.search = '?step=two')],
])('drops a click when %s', async (_, change) => {
  const given = givenPage()
  given.button.click()
  change(given)
  await given.end('page-hydrated')
  expect(given.click).not.toHaveBeenCalled()
})

test('drops clicks when the code of the page cannot be loaded, and the button is not busy any more', async () => {
  const { button, click, end } = givenPage()
  button.click()
  await end('page-failed')
  expect(click).not.toHaveBeenCalled()
  expect(button.hasAttribute('aria-busy')).toBe(false)
})

test('does not submit a form that only code can send, and leaves one with a method to the browser', () => {
  const { page } = givenPage()
  const submitted = (markMethod: boolean) => {
    const form = page.createElement('form')
    if (markMethod) form.setAttribute('method', 'post')
    page.body.append(form)
    return form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }
  expect(submitted(false)).toBe(false)
  expect(submitted(true)).toBe(true)
})

test('lets the server answer a kept form, and shows the page as without scripts, when its code cannot be loaded', async () => {
  const { page, end } = givenPage()
  page.documentElement.setAttribute('data-scripts', '')
  const form = page.createElement('form')
  form.setAttribute('method', 'post')
  form.setAttribute('data-kept', '')
  page.body.append(form)
  const submitted = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(submitted()).toBe(false)
  await end('page-failed')
  expect(submitted()).toBe(true)
  expect(page.documentElement.hasAttribute('data-scripts')).toBe(false)
})
