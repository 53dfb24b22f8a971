import { TableSheet } from './table-sheet.tsx'
import { useTableAddress } from './use-table-address.ts'

/** The sheet of the table that the address names. */
export function OpenTableSheet() {
  const { open, close } = useTableAddress()
  return open && <TableSheet key={`${open.mealId} ${open.teamId}`} {...open} onClose={close} />
}
