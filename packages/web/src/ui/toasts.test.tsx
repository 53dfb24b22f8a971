import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type ToastPlace, ToastProvider, useToast } from './toasts.tsx'

let toast: ReturnType<typeof useToast>

function Page() {
  toast = useToast()
  return null
}

function show(place: ToastPlace) {
  vi.useFakeTimers()
  render(
    <ToastProvider place={place}>
      <Page />
    </ToastProvider>,
  )
}

const texts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const passed = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test.each([
  ['shell', 4500],
  ['elsewhere', 5000],
] as const)('toasts of the place "%s" go after %i ms', async (place, time) => {
  show(place)
  act(() => toast.success('Saved.'))
  await passed(time - 1)
  expect(texts()).toEqual(['Saved.'])
  await passed(1)
  expect(texts()).toEqual([])
})

test('shows at most three toasts, the newest, and none twice', () => {
  show('shell')
  act(() => {
    for (const text of ['one', 'two', 'two', 'three', 'four']) toast.info(text)
  })
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('a toast with something to do stays longer, and goes once it was done', async () => {
  show('shell')
  const undo = vi.fn()
  act(() => toast.done('Moved.', [{ label: 'Undo', onAct: undo }]))
  await passed(11_999)
  act(() => screen.getByRole('button', { name: 'Undo' }).click())
  expect(undo).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})
