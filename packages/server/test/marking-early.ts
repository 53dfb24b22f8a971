import type { ClaimedMail, MailQueue } from '../src/features/messages/sending/mail-queue.store.ts'
import type { MailTransport } from '../src/features/messages/transport/index.ts'

/** A broken queue whose mails count as sent once they are fetched. Tests of killed workers must fail with it. */
export function markingAtFetch(queue: MailQueue): MailQueue {
  return {
    ...queue,
    async claim(limit) {
      const mails = await queue.claim(limit)
      await Promise.all(mails.map((mail) => queue.markSent(mail)))
      return mails
    },
  }
}

/** A broken transport whose mails count as sent just before they are. Tests of killed workers must fail with it. */
export function markingBeforeSending(queue: MailQueue, transport: MailTransport): MailTransport {
  return {
    ...transport,
    async send(mail) {
      await queue.markSent(mail as ClaimedMail)
      return transport.send(mail)
    },
  }
}
