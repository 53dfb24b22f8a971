import { vi } from 'vitest'

/** What pages use and jsdom lacks. Layout is the business of the browser journeys: here everything has size 0. */
export function fakeBrowser(): void {
  vi.stubGlobal('ResizeObserver', SilentObserver)
  vi.stubGlobal('IntersectionObserver', SilentObserver)
  vi.stubGlobal('IntersectionObserver', SilentObserver)
  vi.stubGlobal('EventSource', FakeEventSource)
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  window.matchMedia = (media) => ({
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  })
}

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Server push of component tests: `pushEvent` is what the server says. */
class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  static readonly open = new Set<FakeEventSource>()
  onopen: (() => void) | null = null
  onerror: ((event: Event) => void) | null = null
  readyState = FakeEventSource.OPEN
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeEventSource.open.add(this)
    queueMicrotask(() => this.onopen?.())
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED
    FakeEventSource.open.delete(this)
  }
}

/**
 * Sends one event of the live stream to the page that listens.
 * @public
 */
export function pushEvent(name: string, data: unknown): void {
  for (const source of FakeEventSource.open) {
    source.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

/**
 * The addresses of the open streams.
 * @public
 */
export function openStreams(): string[] {
  return [...FakeEventSource.open].map(({ url }) => url)
}

/**
 * The server refuses every open stream.
 * @public
 */
export function refuseStreams(): void {
  for (const source of FakeEventSource.open) {
    source.close()
    const event = new Event('error')
    Object.defineProperty(event, 'target', { value: source })
    source.onerror?.(event)
  }
}

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()

function showModal(this: HTMLDialogElement): void {
  focusedBefore.set(this, document.activeElement)
  this.open = true
  this.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
}

function close(this: HTMLDialogElement): void {
  this.open = false
  const before = focusedBefore.get(this)
  if (before instanceof HTMLElement) before.focus()
}
