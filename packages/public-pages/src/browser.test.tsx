import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { afterHydration, hydratePage } from './browser.tsx'
import type { PageProps, PublicPage, PublicSite } from './page.ts'
import { PageRouter } from './page-router.tsx'
import { createRenderer } from './renderer.tsx'

function Counter({ data }: PageProps<number>) {
  const [count, setCount] = useState(data)
  const { search } = useLocation()
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>{`Count ${count}`}</button>
      <Link to="?step=two">Next</Link>
      <p>{`At ${search}`}</p>
    </>
  )
}

const siteOf = (load: PublicPage<unknown>['load']): PublicSite<PublicPage<unknown>> => ({
  pages: [{ path: '/counter', file: 'src/counter.tsx', isHydrated: true, load, data: async () => 3 }],
  isPublic: () => true,
  App: ({ url, children }) => <PageRouter url={url}>{children}</PageRouter>,
})

const site = siteOf(async () => Counter)

/** The rendered page in the document, as the server sends it. */
async function givenRendered(): Promise<void> {
  window.history.replaceState(null, '', '/counter')
  const render = createRenderer<unknown, PublicPage<unknown>>(site, async () => ({
    language: 'en',
    chosenLanguage: undefined,
    status: undefined,
    files: [],
    wrap: (app) => app,
  }))
  const page = await render({ url: window.location.href, cookies: '', acceptLanguage: '', context: {} })
  const root = document.createElement('div')
  root.id = 'root'
  root.append(document.createRange().createContextualFragment(page?.html ?? ''))
  const data = document.createElement('script')
  Object.assign(data, { type: 'application/json', id: 'page-data', textContent: page?.data })
  document.body.replaceChildren(root, data)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
}

function heard(event: string) {
  const listener = vi.fn()
  document.addEventListener(event, listener)
  onTestFinished(() => document.removeEventListener(event, listener))
  return listener
}

test('takes over the rendered elements, announces hydration once, and answers clicks', async () => {
  await givenRendered()
  const rendered = screen.getByRole('button', { name: 'Count 3' })
  const hydrated = heard('page-hydrated')
  const callback = vi.fn()
  await act(() => hydratePage(site, async () => afterHydration(callback)))
  await waitFor(() => expect(hydrated).toHaveBeenCalledOnce())
  expect(callback).toHaveBeenCalledOnce()
  act(() => rendered.click())
  expect(screen.getByRole('button', { name: 'Count 4' })).toBe(rendered)
})

test('a link within the page changes the address without loading, and back returns', async () => {
  await givenRendered()
  const hydrated = heard('page-hydrated')
  await act(() => hydratePage(site, async () => undefined))
  await waitFor(() => expect(hydrated).toHaveBeenCalled())
  act(() => screen.getByRole('link', { name: 'Next' }).click())
  await screen.findByText('At ?step=two')
  expect(window.location.search).toBe('?step=two')
  act(() => window.history.back())
  await screen.findByText('At')
})

test('a page whose code cannot be loaded stays as it is and announces the failure', async () => {
  await givenRendered()
  const failed = heard('page-failed')
  const broken = siteOf(() => Promise.reject(new Error('offline')))
  await expect(hydratePage(broken, async () => undefined)).rejects.toThrow('offline')
  expect(failed).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('button', { name: 'Count 3' })).toHaveLength(1)
})
