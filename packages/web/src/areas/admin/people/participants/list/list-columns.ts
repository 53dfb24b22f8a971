import { useCallback, useState } from 'react'
import { readStorage, writeStorage } from '../../../../../lib/storage.ts'

/** What can be shown beside a name, in the order of the table. */
export const choosableColumns = [
  'email',
  'phone',
  'place',
  'seats',
  'diet',
  'team',
  'wish',
  'registered',
  'notes',
] as const
export type ChoosableColumn = (typeof choosableColumns)[number]

/** What fits into a window of 1280 pixels without cutting most texts. */
export const usualColumns: readonly ChoosableColumn[] = ['phone', 'place', 'seats', 'diet', 'team', 'wish']

const storageKey = 'participants.columns'

/** Names of columns that no longer exist are ignored; an empty text means that none is shown. */
export function readColumns(storedText: string | null): readonly ChoosableColumn[] {
  if (storedText === null) return usualColumns
  const names = new Set(storedText.split(','))
  return choosableColumns.filter((column) => names.has(column))
}

/** The chosen columns, remembered by this browser for all events. */
export function useRememberedColumns() {
  const [shown, setShown] = useState(() => readColumns(readStorage('local', storageKey)))
  const choose = useCallback((columns: readonly ChoosableColumn[]) => {
    writeStorage('local', storageKey, columns.join(','))
    setShown(columns)
  }, [])
  return { shown, choose }
}
