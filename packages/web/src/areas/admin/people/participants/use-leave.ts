import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useGoOn } from '../../../../lib/use-go-on.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** Leads back to the list with its search, and leaves after saving without asking about unsaved changes. */
export function useLeave() {
  const goOn = useGoOn()
  const listAddress = useListPath()
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    // The guard must see the new state before the address changes.
    flushSync(() => setLeaving(true))
    void goOn(listAddress)
  }
  return { leave, isLeaving, listAddress }
}

function useListPath(): string {
  const path = paths.admin.participants(useAdminId())
  const state: unknown = useLocation().state
  const search = typeof state === 'object' && state !== null && 'search' in state ? state.search : ''
  return typeof search === 'string' && search.startsWith('?') ? path + search : path
}
