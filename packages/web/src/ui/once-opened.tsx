import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { loadWithStyles } from '../lib/failed-styles.ts'
import { useEventCallback } from '../lib/use-event-callback.ts'
import { useToast } from './toasts.tsx'

interface OnceOpenedProps {
  open: boolean
  /** The import of the `lazy` inside: it is called on each opening until it has worked, `lazy` would keep a failure. */
  load: () => Promise<unknown>
  /** The code cannot be loaded, for example offline. Closes, so that the next press tries again. */
  onFail: () => void
  children: ReactNode
}

/** Around a dialog that is loaded on demand: loads it when it is first opened and keeps it mounted, to fade out. */
export function OnceOpened({ open, load, onFail, children }: OnceOpenedProps) {
  const [isLoaded, setLoaded] = useState(false)
  const toast = useToast()
  const handleFailure = useEventCallback((error: unknown) => {
    toast.failure(error)
    onFail()
  })
  useEffect(() => {
    if (!open || isLoaded) return
    let isLeft = false
    loadWithStyles(load).then(
      () => {
        if (!isLeft) setLoaded(true)
      },
      (error: unknown) => {
        if (!isLeft) handleFailure(error)
      },
    )
    return () => {
      isLeft = true
    }
  }, [open, isLoaded, load, handleFailure])
  return isLoaded ? <Suspense fallback={null}>{children}</Suspense> : null
}
