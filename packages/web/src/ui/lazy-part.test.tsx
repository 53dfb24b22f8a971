import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { lazyPart } from './lazy-part.tsx'

test.each([
  ['de', false, 'Du bist offline. Versuch es noch einmal, sobald du wieder verbunden bist.', 'Noch einmal versuchen'],
  ['en', false, 'You’re offline. Try again once you’re back online.', 'Try again'],
  ['en', true, 'Something went wrong. Reload the page and try again.', 'Try again'],
] as const)(
  'says in %s in its place why a part cannot be loaded (online: %s), keeps the page, and loads it at a press',
  async (language, isOnline, text, retry) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    onTestFinished(() => onLine.mockRestore())
    const load = vi.fn(async () => () => <p>Loaded</p>)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const Part = lazyPart(load, <p>Loading</p>)
    const { user } = await renderPage(
      <>
        <input aria-label="Note" />
        <Part />
      </>,
      { language },
    )
    await user.type(screen.getByRole('textbox'), 'typed')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: retry }))
    expect(await screen.findByText('Loaded')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveValue('typed')
    expect(load).toHaveBeenCalledTimes(2)
  },
)

test('shows a part at once that is loaded already', async () => {
  const load = vi.fn(async () => () => <p>Loaded</p>)
  const Part = lazyPart(load, <p>Loading</p>)
  const { user } = await renderPage(<Part />)
  expect(await screen.findByText('Loaded')).toBeVisible()
  await user.tab()
  await renderPage(<Part />)
  expect(screen.getAllByText('Loaded')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})
