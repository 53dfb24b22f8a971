import { setPriority } from 'node:os'

/** Lets requests, imports and the database go first while this thread searches. */
export function giveWay(): void {
  // Elsewhere than on Linux a priority is the whole process's, not the thread's.
  if (process.platform !== 'linux') return
  try {
    setPriority(10)
  } catch {
    // Not allowed here: the search is as fast, the rest a little slower.
  }
}
