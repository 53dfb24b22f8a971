import type { Language } from '@running-dinner/domain'
import { screen } from '@testing-library/react'
import { lazy, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { OnceOpened } from './once-opened.tsx'

/** A page with a button that opens a dialog, whose code cannot be loaded at the first press. */
async function givenPage(language: Language) {
  const load = vi.fn(async () => ({ default: () => <p role="dialog">Loaded</p> }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Dialog = lazy(load)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="Note" />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <OnceOpened open={isOpen} load={load} onFail={() => setOpen(false)}>
          <Dialog />
        </OnceOpened>
      </>
    )
  }
  const { user } = await renderPage(<Page />, { language })
  await user.type(screen.getByRole('textbox'), 'typed')
  return { press: () => user.click(screen.getByRole('button', { name: 'Open' })) }
}

test.each([
  ['de', false, 'Du bist offline. Versuch es noch einmal, sobald du wieder verbunden bist.'],
  ['en', false, 'You’re offline. Try again once you’re back online.'],
  ['en', true, 'Something went wrong. Reload the page and try again.'],
] as const)(
  'says in %s why a dialog cannot be loaded (online: %s), keeps the page, and loads it at the next press',
  async (language, isOnline, text) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    onTestFinished(() => onLine.mockRestore())
    const { press } = await givenPage(language)
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('textbox')).toHaveValue('typed')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await press()
    expect(await screen.findByRole('dialog')).toBeVisible()
  },
)
