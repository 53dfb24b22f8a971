import { vi } from 'vitest'

/** Keys are own properties, as in a browser. */
class FakeStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

/** A browser with empty storages, or one that refuses them altogether. */
export function givenBrowserStorage({ refused = false } = {}) {
  const [local, session] = [new FakeStorage(), new FakeStorage()]
  const place = (storage: FakeStorage) => ({
    get: () => {
      if (refused) throw new DOMException('refused', 'SecurityError')
      return storage
    },
  })
  vi.stubGlobal('window', Object.defineProperties({}, { localStorage: place(local), sessionStorage: place(session) }))
  return { local, session }
}
