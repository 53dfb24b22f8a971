import { type ReactNode, Suspense, useState } from 'react'

/** Around a dialog that is loaded on demand: loads it when it is first opened and keeps it mounted, to fade out. */
export function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return wanted ? <Suspense fallback={null}>{children}</Suspense> : null
}
