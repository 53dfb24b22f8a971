import { useRef, useState } from 'react'

/** The address need not know every letter on the way (rules 7.11). */
const settleMs = 300

/** A search field whose text settles into `value` when typing pauses; until then it keeps what is typed. */
export function useSearchText(value: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<number>(undefined)
  // What was typed has arrived: from here on the value is the truth again, also when somebody resets it.
  if (typed !== undefined && typed === value) setTyped(undefined)
  const handleChange = (text: string) => {
    setTyped(text)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onSettle(text), settleMs)
  }
  return { text: typed ?? value, handleChange }
}
