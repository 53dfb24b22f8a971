import { useState } from 'react'
import type { PersonRow } from './person-row.ts'
import { useSteady } from './use-steady.ts'

/** One menu for all rows: for whom, and where it opens. The row stays while the menu fades. */
export function usePersonMenu() {
  const [asked, setAsked] = useState<{ row: PersonRow; anchor: HTMLElement | null }>()
  const open = useSteady((row: PersonRow, anchor: HTMLElement) => setAsked({ row, anchor }))
  const close = () => setAsked((before) => before && { ...before, anchor: null })
  return { row: asked?.row, anchor: asked?.anchor ?? null, open, close }
}
export type OpenedMenu = ReturnType<typeof usePersonMenu>
