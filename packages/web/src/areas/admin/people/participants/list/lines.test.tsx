import { screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../../../test/render-page.tsx'
import type { LinesHandle } from './line-place.ts'

afterEach(() => {
  vi.doUnmock('./near-lines.tsx')
  vi.resetModules()
})

async function show(count: number) {
  const { Lines } = await import('./lines.tsx')
  const handle = createRef<LinesHandle>()
  await renderPage(
    <Lines role="list" label="People" count={count} keyOf={String} estimate={44} keptIndex={-1} ref={handle}>
      {/* Not measured: without layout every line would be 0 pixels high. */}
      {(index) => (
        <li key={index} data-index={index}>
          {`Person ${index}`}
        </li>
      )}
    </Lines>,
  )
  const list = within(await screen.findByRole('list', { name: 'People' }))
  return { handle, lines: () => list.getAllByRole('listitem') }
}

test('renders every line of a short list, and scrolls the window to the one asked for', async () => {
  const { handle, lines } = await show(40)
  expect(lines()).toHaveLength(40)
  const seen: (string | null)[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent)
  })
  handle.current?.scrollTo(39)
  expect(seen).toEqual(['Person 39'])
  scroll.mockRestore()
})

test('renders only the lines near the window of a long list', async () => {
  const { lines } = await show(400)
  const numLines = lines().length
  expect(numLines).toBeGreaterThan(0)
  expect(numLines).toBeLessThan(100)
})

test('renders every line of a long list when the part that would render fewer cannot be loaded', async () => {
  vi.doMock('./near-lines.tsx', () => {
    throw new Error('no connection')
  })
  const { lines } = await show(400)
  expect(lines()).toHaveLength(400)
})
