import { vi } from 'vitest'

/** A window wide enough for tables: every minimum width matches. Call it before rendering; undone after each test. */
export function openWideWindow(): void {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('min-width'),
  }))
}
