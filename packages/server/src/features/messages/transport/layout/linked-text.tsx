/** @jsxRuntime automatic */
import { Link } from '@react-email/link'
import type { MailLink } from '@running-dinner/domain/messages'
import { Fragment, type ReactNode } from 'react'
import { shortened, webAddresses } from '../../../../platform/html/text-to-html.ts'
import { look } from './mail-style.ts'

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  // A phone number that breaks in two lines is hard to read out and to dial.
  const unbroken = href.startsWith('tel:') ? { whiteSpace: 'nowrap' as const } : {}
  return (
    <Link href={href} rel="noreferrer noopener" {...look.text({ textDecoration: 'underline', ...unbroken }, 'link')}>
      {children}
    </Link>
  )
}

/** Text with its line breaks, in which the given parts are links. */
export function LinkedText({ text, links = [] }: { text: string; links?: readonly MailLink[] | undefined }) {
  return withLinks(text, links)
}

function withLinks(text: string, [link, ...otherLinks]: readonly MailLink[]): ReactNode {
  if (link === undefined) return <Lines text={text} />
  const linkStart = text.indexOf(link.text)
  if (linkStart < 0) return withLinks(text, otherLinks)
  return (
    <>
      {withLinks(text.slice(0, linkStart), otherLinks)}
      <TextLink href={link.url}>
        <Lines text={link.text} />
      </TextLink>
      {withLinks(text.slice(linkStart + link.text.length), otherLinks)}
    </>
  )
}

/** Text of a person, in which the given web addresses become links. Long ones are shown shortened, the others as they are. */
export function TypedText({ text, addresses = [] }: { text: string; addresses?: readonly string[] | undefined }) {
  return webAddresses(text).map(({ before, address }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to a string
    <Fragment key={index}>
      <Lines text={before} />
      {addresses.includes(address) ? <TextLink href={address}>{shortened(address)}</TextLink> : address}
    </Fragment>
  ))
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, to a string
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
}
