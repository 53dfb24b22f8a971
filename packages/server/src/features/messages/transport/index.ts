export { createMailTransport } from './create-mail-transport.ts'
export { htmlPart, mailIdentity } from './mail-options.ts'
export type { MailAttachment, MailTransport, OutgoingMail } from './mail-transport.ts'
export { failureCodeOf, toDeliveryError } from './mail-transport.ts'
