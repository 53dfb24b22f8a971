import { useSearchParams } from 'react-router'

const parameter = 'history'

/** Whether the history is open stands in the address, so that back closes it and a link opens it. */
export function useHistoryQuestion() {
  const [query, setQuery] = useSearchParams()
  const setOpen = (isOpen: boolean) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (isOpen) after.set(parameter, 'open')
        else after.delete(parameter)
        return after
      },
      { replace: !isOpen, preventScrollReset: true },
    )
  return { isOpen: query.get(parameter) === 'open', setOpen }
}
