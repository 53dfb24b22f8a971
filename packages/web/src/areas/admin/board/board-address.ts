import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

const parameters = { by: 'by', text: 'search', only: 'only', course: 'course' } as const
export const groupings = ['course', 'table'] as const
export const onlys = ['all', 'hints', 'locked'] as const

export interface BoardView {
  by: (typeof groupings)[number]
  text: string
  only: (typeof onlys)[number]
  /** Shown on a phone; undefined: the first. */
  course: string | undefined
}

/** What the board shows stands in the address: reload, back and a sent link keep it. */
export function readBoardView(query: URLSearchParams): BoardView {
  return {
    by: groupings.find((one) => one === query.get(parameters.by)) ?? 'course',
    text: query.get(parameters.text) ?? '',
    only: onlys.find((one) => one === query.get(parameters.only)) ?? 'all',
    course: query.get(parameters.course) ?? undefined,
  }
}

/** The address with something changed; what is as usual does not stand in it, what does not belong here stays. */
export function withBoardView(query: URLSearchParams, change: Partial<BoardView>): URLSearchParams {
  const after = new URLSearchParams(query)
  const view = { ...readBoardView(query), ...change }
  const set = (name: string, value: string | undefined, usual: string) => {
    if (value === undefined || value === usual) after.delete(name)
    else after.set(name, value)
  }
  set(parameters.by, view.by, 'course')
  set(parameters.text, view.text, '')
  set(parameters.only, view.only, 'all')
  set(parameters.course, view.course, '')
  return after
}

export function useBoardView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const setView = useCallback(
    (change: Partial<BoardView>) => {
      const search = withBoardView(new URLSearchParams(window.location.search), change).toString()
      void navigate({ search }, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  return { view: readBoardView(query), setView }
}
