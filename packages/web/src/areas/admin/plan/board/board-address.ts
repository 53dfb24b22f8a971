import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

const parameters = { by: 'by', text: 'search', only: 'only', course: 'course' } as const
export const groupings = ['course', 'table'] as const
export const onlys = ['all', 'hints', 'locked'] as const

export interface BoardView {
  by: (typeof groupings)[number]
  text: string
  only: (typeof onlys)[number]
  /** The only course a phone shows; undefined for the first. */
  course: string | undefined
}

/** The address holds what the board shows, so that reload, back and a sent link keep it. */
export function readBoardView(query: URLSearchParams): BoardView {
  return {
    by: groupings.find((grouping) => grouping === query.get(parameters.by)) ?? 'course',
    text: query.get(parameters.text) ?? '',
    only: onlys.find((only) => only === query.get(parameters.only)) ?? 'all',
    course: query.get(parameters.course) ?? undefined,
  }
}

/** The address after a change: without default values, with all parameters of other parts of the page. */
export function withBoardView(query: URLSearchParams, change: Partial<BoardView>): URLSearchParams {
  const after = new URLSearchParams(query)
  const view = { ...readBoardView(query), ...change }
  const setParameter = (name: string, value: string | undefined, fallback: string) => {
    if (value === undefined || value === fallback) after.delete(name)
    else after.set(name, value)
  }
  setParameter(parameters.by, view.by, 'course')
  setParameter(parameters.text, view.text, '')
  setParameter(parameters.only, view.only, 'all')
  setParameter(parameters.course, view.course, '')
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
