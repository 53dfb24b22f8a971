export { firstContactMailAllowed, firstContactMailsAllowed } from './first-contact-mail.store.ts'
export { type CalendarAttachment, storedAttachments } from './mail-attachment.ts'
export {
  buttonBlock,
  filledBlocks,
  linkBlock,
  mailDocument,
  noteBlock,
  recipientOf,
  storedDocument,
  textBlocks,
} from './mail-document.ts'
export {
  type JobMail,
  kindsToPeople,
  queueJobMails,
  queueMail,
  type SystemMail,
  wasMailedTo,
} from './mail-outbox.store.ts'
export { addressKey, addressKeys, unwantedAddressCleanup, unwantedAddresses } from './unwanted-address.store.ts'
