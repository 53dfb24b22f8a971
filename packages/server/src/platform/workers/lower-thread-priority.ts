import { setPriority } from 'node:os'

/** Lowers this thread's priority, so that requests, imports and the database run before the search. */
export function lowerThreadPriority(): void {
  // Only Linux has a priority per thread; elsewhere it would be the whole process's.
  if (process.platform !== 'linux') return
  try {
    setPriority(10)
  } catch {
    // Not permitted: the search still works, requests are a little slower.
  }
}
