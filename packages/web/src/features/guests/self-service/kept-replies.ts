import type { ParamsOf } from '@running-dinner/contract/route'
import { useSyncExternalStore } from 'react'
import { pathWith } from '../../../lib/http.ts'
import { keptAtHeader } from './worker-message.ts'

/** Since when the replies of this page are copies of the service worker, by path; those of the server are not in it. */
const copies = new Map<string, string>()
const listeners = new Set<() => void>()

/** For calls that the service worker may answer with a copy. */
export function noteCopy<Path extends string>(pattern: Path, params: ParamsOf<Path>): (headers: Headers) => void {
  const path = pathWith(pattern, params)
  return (headers) => note(path, headers.get(keptAtHeader))
}

function note(path: string, keptAt: string | null): void {
  if ((copies.get(path) ?? null) === keptAt) return
  if (keptAt === null) copies.delete(path)
  else copies.set(path, keptAt)
  for (const listener of listeners) listener()
}

/** When the server sent the oldest copy among these; undefined while all replies are its own. */
export function useOldestCopy(paths: readonly string[]): string | undefined {
  return useSyncExternalStore(subscribe, () => oldestCopy(paths))
}

export function oldestCopy(paths: readonly string[]): string | undefined {
  return paths.flatMap((path) => copies.get(path) ?? []).sort()[0]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
