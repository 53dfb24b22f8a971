import MailComposer from 'nodemailer/lib/mail-composer'
import { mailHtml } from './layout/mail-html.tsx'
import { type MailIdentity, mailOptions } from './mail-options.ts'
import type { OutgoingMail } from './mail-transport.ts'

/** As it goes over the wire. */
export interface ComposedMail {
  /** The address of the envelope. */
  sender: string
  bytes: Uint8Array
}

/** Takes a few milliseconds, so it runs in a thread of its own. */
export async function composeMail(mail: OutgoingMail, identity: MailIdentity): Promise<ComposedMail> {
  const options = mailOptions(mail, identity, mailHtml({ ...mail, footer: identity.footer }))
  const composer = new MailComposer({ ...options, disableFileAccess: true, disableUrlAccess: true })
  return { sender: options.from.address, bytes: await composer.compile().build() }
}
