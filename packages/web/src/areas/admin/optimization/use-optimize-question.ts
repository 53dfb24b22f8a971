import { useSearchParams } from 'react-router'

const parameter = 'showOptimizeDialog'

/** Whether the dialog is open stands in the address, so that back closes it and a link opens it. */
export function useOptimizeQuestion() {
  const [query, setQuery] = useSearchParams()
  const isAsked = query.get(parameter) === 'true'
  const ask = (asked: boolean) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (asked) after.set(parameter, 'true')
        else after.delete(parameter)
        return after
      },
      { replace: !asked, preventScrollReset: true },
    )
  }
  return { isAsked, ask }
}
