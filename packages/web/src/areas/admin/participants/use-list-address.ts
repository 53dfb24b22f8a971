import { useSearchParams } from 'react-router'

/** What the address remembers of the list: `?q=` what is searched, `?notes=1` whether notes are shown. */
export function useListAddress() {
  const [query, setQuery] = useSearchParams()
  const searched = query.get('q') ?? ''
  const set = (name: string, value: string) => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return {
    searched,
    notesShown: query.get('notes') === '1',
    search: (typed: string) => set('q', typed),
    showNotes: (shown: boolean) => set('notes', shown ? '1' : ''),
  }
}
