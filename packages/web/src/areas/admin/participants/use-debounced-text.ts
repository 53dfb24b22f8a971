import { useEffect, useRef, useState } from 'react'

/** Long enough to finish a word, short enough to feel at once (rules 7.11). */
const DEBOUNCE_MS = 400

/** Text typed into a field, handed on when the typing pauses; a change from outside (the back button) shows at once. */
export function useDebouncedText(value: string, onPause: (text: string) => void) {
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
  const handleType = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setHandedOn(text)
      onPause(text)
    }, DEBOUNCE_MS)
  }
  return [typed, handleType] as const
}
