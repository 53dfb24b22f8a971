import { screen, waitFor } from '@testing-library/react'
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { useLeaveGuard } from './history-router.tsx'

const scrollTo = vi.fn()
beforeEach(() => vi.stubGlobal('scrollTo', scrollTo.mockReset()))
afterEach(() => vi.unstubAllGlobals())

function Form() {
  const { isAsking, answer } = useLeaveGuard((current, next) => current.pathname !== next.pathname)
  return (
    <>
      <h1>Form</h1>
      <Link to="/list">List</Link>
      <Link to="/form?step=2">Step</Link>
      {isAsking && (
        <>
          <button type="button" onClick={() => answer(true)}>
            Leave
          </button>
          <button type="button" onClick={() => answer(false)}>
            Stay
          </button>
        </>
      )}
    </>
  )
}

function List() {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  return (
    <>
      <h1>{`List${search} ${state ?? ''}`.trim()}</h1>
      <Link to="/form">Form</Link>
      <button
        type="button"
        onClick={() => void navigate({ search: 'q=a' }, { state: 'found', preventScrollReset: true })}
      >
        Find
      </button>
    </>
  )
}

const show = (at: string) =>
  renderPage(
    <Routes>
      <Route path="form" element={<Form />} />
      <Route path="list" element={<List />} />
    </Routes>,
    { at },
  )
const heading = (name: string) => screen.findByRole('heading', { name })

test('shows the page of a link, and with Back the one before', async () => {
  const { user } = await show('/list')
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await heading('List?q=a found')
  window.history.back()
  await heading('List')
  expect(window.location.search).toBe('')
})

test('asks before a guarded page is left by a link, stays, and leaves when the reader wants to', async () => {
  const { user } = await show('/form')
  await user.click(screen.getByRole('link', { name: 'List' }))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument()
  expect(window.location.pathname).toBe('/form')
  await user.click(screen.getByRole('link', { name: 'List' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await heading('List')
  expect(window.location.pathname).toBe('/list')
})

test('does not ask when only the query changes', async () => {
  const { user } = await show('/form')
  await user.click(screen.getByRole('link', { name: 'Step' }))
  await waitFor(() => expect(window.location.search).toBe('?step=2'))
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument()
})

test('asks before Back leaves a guarded page, keeps the address meanwhile, and goes back when the reader wants to', async () => {
  const { user } = await show('/list')
  await user.click(screen.getByRole('link', { name: 'Form' }))
  await heading('Form')
  window.history.back()
  await screen.findByRole('button', { name: 'Stay' })
  await waitFor(() => expect(window.location.pathname).toBe('/form'))
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await heading('List')
  expect(window.location.pathname).toBe('/list')
})

test('begins a new page at the top, keeps the position where asked to, and finds it again with Back', async () => {
  const { user } = await show('/list')
  scrollTo.mockReset()
  await user.click(screen.getByRole('button', { name: 'Find' }))
  await heading('List?q=a found')
  expect(scrollTo).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 340)
  await user.click(screen.getByRole('link', { name: 'Form' }))
  await heading('Form')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  vi.stubGlobal('scrollY', 0)
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await heading('List?q=a found')
  expect(scrollTo).toHaveBeenLastCalledWith(0, 340)
})
