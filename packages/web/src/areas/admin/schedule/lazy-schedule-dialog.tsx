import { lazy, Suspense, useState } from 'react'

// A form is much code for pages that otherwise have none.
const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx').then((file) => ({ default: file.ScheduleDialog })))

/** The courses to be changed; loaded once they are opened, and kept to fade out. */
export function LazyScheduleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ScheduleDialog open={open} onClose={onClose} />
    </Suspense>
  )
}
