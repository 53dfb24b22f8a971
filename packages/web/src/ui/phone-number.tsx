import MuiLink, { type LinkProps } from '@mui/material/Link'
import type { CallLinks } from '@running-dinner/contract/call-links.ts'
import { Fragment } from 'react'

interface PhoneNumberProps extends Omit<LinkProps, 'href' | 'children'> {
  typed: string
  /** Absent in a reply that a phone kept from before. */
  links: CallLinks | undefined
}

/** A telephone number as it was typed; each number in it can be called. */
export function PhoneNumber({ typed, links = [], ...link }: PhoneNumberProps) {
  const [first, ...others] = links
  if (first === undefined) return typed
  const at = Math.max(typed.indexOf(first.text), 0)
  const rest = typed.slice(at + first.text.length)
  return (
    <Fragment>
      {typed.slice(0, at)}
      <MuiLink {...link} href={first.url}>
        {first.text}
      </MuiLink>
      {rest !== '' && <PhoneNumber {...link} typed={rest} links={others} />}
    </Fragment>
  )
}
