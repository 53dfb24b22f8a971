export type { MailAttachment, MailTransport, OutgoingMail } from './mail-transport.ts'
export { createMailTransport } from './create-mail-transport.ts'
export { failureCodeOf, toDeliveryError } from './delivery-error.ts'
export { mailIdentity } from './mail-options.ts'
