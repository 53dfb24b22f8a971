import { useSyncExternalStore } from 'react'

export type SchemeMode = 'system' | 'light' | 'dark'

/** The name under which MUI has always kept the choice; the script of each document reads it before the first paint. */
const storageKey = 'mui-mode'
const modes: readonly string[] = ['system', 'light', 'dark'] satisfies SchemeMode[]

export function isSchemeMode(text: string | null | undefined): text is SchemeMode {
  return typeof text === 'string' && modes.includes(text)
}

const listeners = new Set<() => void>()
/** Where the browser keeps nothing the choice lasts as long as the page. */
let chosenMode: SchemeMode = 'system'

export function schemeMode(): SchemeMode {
  try {
    const stored = localStorage.getItem(storageKey)
    return isSchemeMode(stored) ? stored : 'system'
  } catch {
    return chosenMode
  }
}

export function chooseScheme(mode: SchemeMode): void {
  chosenMode = mode
  try {
    localStorage.setItem(storageKey, mode)
  } catch {
    // A browser without storage.
  }
  show()
}

/** Calls back when this tab, another tab or the system has changed the scheme. */
export function followScheme(callback: () => void): () => void {
  if (listeners.size === 0) listen(true)
  listeners.add(callback)
  return () => {
    listeners.delete(callback)
    if (listeners.size === 0) listen(false)
  }
}

/** What the reader has chosen; on the server and while hydrating it is not known yet. */
export function useSchemeMode(): SchemeMode {
  return useSyncExternalStore(followScheme, schemeMode, () => 'system')
}

/** Whether the dark scheme is shown; never while hydrating. */
export function useIsDark(): boolean {
  return useSyncExternalStore(followScheme, isDark, () => false)
}

function isDark(): boolean {
  const mode = schemeMode()
  return mode === 'dark' || (mode === 'system' && systemIsDark().matches)
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

function listen(starts: boolean): void {
  const change = starts ? 'addEventListener' : 'removeEventListener'
  window[change]('storage', show)
  systemIsDark()[change]('change', show)
}

function show(): void {
  document.documentElement.setAttribute('data-color-scheme', isDark() ? 'dark' : 'light')
  for (const listener of listeners) listener()
}
