import { useSearchParams } from 'react-router'
import type { TableAddress } from '../../../../../features/evening/day/evening-table.api.ts'

/** The address of this page with the sheet of a table open. */
export function useTableLink({ mealId, teamId }: TableAddress): { search: string } {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  search.set('table', `${mealId},${teamId}`)
  return { search: search.toString() }
}

/** Which table is open, by the address, so that back closes it and a reload keeps it. */
export function useTableAddress(): { open: TableAddress | undefined; close: () => void } {
  const [params, setParams] = useSearchParams()
  const [mealId, teamId] = params.get('table')?.split(',') ?? []
  const close = () =>
    setParams(
      (search) => {
        search.delete('table')
        return search
      },
      { replace: true },
    )
  return { open: mealId && teamId ? { mealId, teamId } : undefined, close }
}
