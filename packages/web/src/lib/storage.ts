type Place = 'local' | 'session'

/** Access to the browser's storage, which may be blocked (private mode, cookies off): then nothing is stored and nothing fails. */
export function readStorage(place: Place, key: string): string | null {
  try {
    return storageOf(place).getItem(key)
  } catch {
    return null
  }
}

export function writeStorage(place: Place, key: string, value: string): void {
  try {
    storageOf(place).setItem(key, value)
  } catch {}
}

export function removeStorage(place: Place, key: string): void {
  try {
    storageOf(place).removeItem(key)
  } catch {}
}

/** The keys that begin with `prefix`. */
export function storageKeys(place: Place, prefix: string): string[] {
  try {
    return Object.keys(storageOf(place)).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1))
}

const ONE_YEAR = 31_536_000

export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${ONE_YEAR}; samesite=lax`
}

function storageOf(place: Place): Storage {
  return place === 'local' ? window.localStorage : window.sessionStorage
}
