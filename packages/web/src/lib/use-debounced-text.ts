import { useEffect, useRef, useState } from 'react'

/** Long enough to finish a word, short enough to feel at once (rules 7.11). */
const DEBOUNCE_MS = 400

interface DebouncedText {
  typed: string
  type: (text: string) => void
  /** Hands on at once what was typed last, for whoever does not wait for the pause. */
  handOn: () => void
}

/** Text typed into a field, handed on when the typing pauses; a change from outside (the back button) shows at once. */
export function useDebouncedText(value: string, onPause: (text: string) => void): DebouncedText {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [handedOn, setHandedOn] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (value !== seen) {
    setSeen(value)
    // Our own text coming back must not overwrite what was typed since.
    if (value !== handedOn) setTyped(value)
  }
  const page = useRef<string>(undefined)
  const pass = (text: string) => {
    timer.current = undefined
    // A page stays drawn until the next one has come: what was typed on it must not fetch anybody back.
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
      timer.current = setTimeout(() => pass(text), DEBOUNCE_MS)
    },
    handOn: () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      pass(typed)
    },
  }
}
