/** One element of a page. */
export interface Control {
  click(): Promise<void>
  /** Replaces what is selected. */
  type(text: string): Promise<void>
  /** A file input takes this file. */
  attach(path: string): Promise<void>
}

export type EngineName = 'Firefox' | 'WebKit'

/** One open tab, driven the way its own engine allows. */
export interface Engine {
  open(url: string): Promise<void>
  /** The first tab stays open behind the new one. */
  openInNewTab(url: string): Promise<void>
  /** Runs in the page; `script` is the body of an async function. */
  evaluate<T>(script: string, ...values: string[]): Promise<T>
  /** The element that the script returns. */
  find(script: string, ...values: string[]): Promise<Control | undefined>
  close(): Promise<void>
}

/** Asks again until the answer is no longer undefined or false; the error names what was waited for, and why not. */
export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, seconds = 45): Promise<T> {
  let reason = ''
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
    const answer = await ask().catch((error: unknown) => {
      reason = `; last ${String(error)}`
    })
    if (answer !== undefined && answer !== false) return answer
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`waited ${seconds} s in vain: ${what}${reason}`)
}
