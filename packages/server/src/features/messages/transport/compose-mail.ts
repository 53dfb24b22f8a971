import MailComposer from 'nodemailer/lib/mail-composer'
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
  const options = await mailOptions(mail, identity)
  const composer = new MailComposer({ ...options, disableFileAccess: true, disableUrlAccess: true })
  return { sender: options.from.address, bytes: await composer.compile().build() }
}
