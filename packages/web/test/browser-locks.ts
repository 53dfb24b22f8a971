import { onTestFinished } from 'vitest'

/** Locks as browsers have them, which jsdom does not: who asks for the same name waits. `turnEnds` is asked once a turn has done its work. */
export function givenLocks(turnEnds: () => Promise<unknown> = () => Promise.resolve()) {
  const holders = new Map<string, Promise<unknown>>()
  const request = (name: string, run: () => Promise<unknown>) => {
    const done = (holders.get(name) ?? Promise.resolve()).then(run).then(turnEnds)
    holders.set(name, done)
    return done
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
  })
}

/** A promise, and what fulfils it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
