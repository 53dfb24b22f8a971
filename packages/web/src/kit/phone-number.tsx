import type { CallLinks } from '@running-dinner/contract/people'
import { anchor } from './anchor.css.ts'

interface PhoneNumberProps {
  typed: string
  /** Absent in a reply that a phone kept from before. */
  links: CallLinks | undefined
  look?: 'plain' | 'quiet'
  tabIndex?: number | undefined
}

/** A telephone number as it was typed; each number in it can be called. */
export function PhoneNumber({ typed, links = [], look = 'plain', tabIndex }: PhoneNumberProps) {
  const [first, ...otherLinks] = links
  if (first === undefined) return typed
  const at = Math.max(typed.indexOf(first.text), 0)
  const textAfter = typed.slice(at + first.text.length)
  return (
    <>
      {typed.slice(0, at)}
      <a href={first.url} tabIndex={tabIndex} className={anchor[look]}>
        {first.text}
      </a>
      {textAfter !== '' && <PhoneNumber typed={textAfter} links={otherLinks} look={look} tabIndex={tabIndex} />}
    </>
  )
}
