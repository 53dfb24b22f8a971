import { useEffect, useRef, useState } from 'react'

/** Long enough to finish a word, short enough to feel immediate. */
const debounceMilliseconds = 400

interface DebouncedText {
  typed: string
  type: (text: string) => void
  /** Passes on the last text at once, for a reader who presses Enter before the pause. */
  handOn: () => void
}

/** Text typed into a field, passed on when the typing pauses; a change from outside (the back button) shows at once. */
export function useDebouncedText(value: string, onPause: (text: string) => void): DebouncedText {
  const [typed, setTyped] = useState(value)
  const [seenValue, setSeenValue] = useState(value)
  const [handedOn, setHandedOn] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (value !== seenValue) {
    setSeenValue(value)
    // The text passed on comes back as `value` and must not overwrite what was typed since.
    if (value !== handedOn) setTyped(value)
  }
  const page = useRef<string>(undefined)
  const pass = (text: string) => {
    timer.current = undefined
    // A page remains visible until the next one is loaded; text typed on it must not navigate back.
    if (window.location.pathname !== page.current) return
    setHandedOn(text)
    onPause(text)
  }
  return {
    typed,
    type: (text) => {
      setTyped(text)
      clearTimeout(timer.current)
      page.current = window.location.pathname
      timer.current = setTimeout(() => pass(text), debounceMilliseconds)
    },
    handOn: () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      pass(typed)
    },
  }
}
