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

/**
 * Values kept as JSON, each under the prefix and a name of its own. What `isWhole` refuses was left there by another version of
 * the page, and counts as nothing.
 */
export function storedValues<T extends object>(
  place: Place,
  prefix: string,
  isWhole: (value: { [Name in keyof T]?: unknown }) => boolean = () => true,
) {
  return {
    read: (name = ''): T | undefined => {
      try {
        const value = JSON.parse(readStorage(place, prefix + name) ?? 'null')
        return typeof value === 'object' && value !== null && isWhole(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    write: (value: T, name = ''): void => writeStorage(place, prefix + name, JSON.stringify(value)),
    forget: (name = ''): void => removeStorage(place, prefix + name),
    names: (): string[] => {
      try {
        const keys = Object.keys(storageOf(place)).filter((key) => key.startsWith(prefix))
        return keys.map((key) => key.slice(prefix.length))
      } catch {
        return []
      }
    },
  }
}

/** Not decoded: a language needs no encoding, and decoding throws on what others may have stored. */
export function readCookie(name: string, cookies: string = document.cookie): string | undefined {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}

const oneYear = 31_536_000

export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${name}=${value}; path=/; max-age=${oneYear}; samesite=lax`
}

function storageOf(place: Place): Storage {
  return place === 'local' ? window.localStorage : window.sessionStorage
}
