import type { Participant } from '@running-dinner/domain'
import { type MailDocument, plainText } from '@running-dinner/domain/messages'
import { exampleParticipant } from '@running-dinner/domain/test/example-participant.ts'
import { expect, test } from 'vitest'
import type { AuthorizedDinner } from '../src/features/events/dinner-record/index.ts'
import { administrationLinkMail, dinnerCreatedMail } from '../src/features/events/dinners/dinner.mails.ts'
import { hostChangedMail } from '../src/features/guests/self-service/host-changed.mails.ts'
import { mailDocument } from '../src/features/messages/outbox/index.ts'
import { removalBlocks } from '../src/features/messages/sending/first-contact.mails.ts'
import { moneyReturnsMail } from '../src/features/payments/orders/money-returns.mails.ts'
import type { PaymentOrder } from '../src/features/payments/orders/payment-order.ts'
import { askedMail, invitationMail } from '../src/features/people/registration/partner-wish/partner-wish.mails.ts'
import { confirmationMail, confirmedMail } from '../src/features/people/registration/registration.mails.ts'
import { requestMail } from '../src/features/people/request-record/request.mails.ts'

const typed = 'Gewinne https://evil.example/x jetzt evil.com und noch viel mehr Werbung als in vierzig Zeichen passt'
/** The end of the typed text, which is beyond 40 characters. */
const beyondTheCut = 'vierzig Zeichen'

const ctx = {
  baseUrl: () => 'https://dinner.example',
  config: { adminEmail: 'admin@dinner.example' },
} as Parameters<typeof dinnerCreatedMail>[0]

/** Only what mails read, all of it typed by an organiser whose address is not confirmed. */
const dinner = {
  adminId: 'A'.repeat(24),
  email: 'olga@organisers.example',
  runningDinnerType: 'STANDARD',
  acknowledgedDate: undefined,
  basicDetails: { title: typed, city: typed, date: '2030-06-15', languageCode: 'de', registrationType: 'PUBLIC' },
  publicSettings: { title: typed, publicContactName: typed, publicContactEmail: 'k@evil.example', publicDinnerId: 'p' },
  contract: { fullname: typed },
} as unknown as AuthorizedDinner

const named = (id: string): Participant => exampleParticipant(1, { id, firstnamePart: typed, lastname: typed })
const [person, partner] = [named('1'), named('2')]
const order = { payerFullname: typed, payerEmail: 'a@b.example', amountCents: 1250, registration: null } as PaymentOrder
const alone = { partner: undefined, wished: undefined, partnerSelfAdminId: undefined, waitingList: false, paid: true }

const contact = { selfAdminId: 's', participantId: '1', isUnwanted: false, isFirstMail: true }

const firstContact = (by: { organiserName: string; registeredBy: string | undefined }) => ({
  ...{ subject: '', recipientName: '' },
  document: mailDocument(dinner, {
    to: 'guest',
    language: 'de',
    blocks: removalBlocks(ctx, { language: 'de' }, { ...contact, ...by, title: typed }),
  }),
})

const mails: Record<string, { subject: string; recipientName: string; document: MailDocument }> = {
  'a new event': dinnerCreatedMail(ctx, dinner, 'token', undefined),
  'a replaced link': administrationLinkMail(ctx, dinner, 'token'),
  'a registration': confirmationMail(ctx, dinner, person, { token: 't', waitingList: false }),
  'a confirmed registration': confirmedMail(ctx, dinner, { ...alone, person, wished: partner, selfAdminId: 's' }),
  'an invitation': invitationMail(ctx, dinner, { sender: person, invitation: 'i' }),
  'a wish': askedMail(ctx, dinner, partner, { person, selfAdminId: 's' }),
  'a refund': moneyReturnsMail(dinner, order, 'guest'),
  'a request': requestMail(ctx, dinner, 'asked', { reader: person, person: partner }),
  'another host': hostChangedMail(dinner, { person, host: partner, member: person, comment: typed }),
  'the first contact by the organiser': firstContact({ organiserName: typed, registeredBy: undefined }),
  'the first contact by a guest': firstContact({ organiserName: '', registeredBy: typed }),
}

test.each(Object.entries(mails))(
  'what strangers typed is cut and without links in the mail about %s (SEC-16)',
  (_, mail) => {
    const said = [mail.subject, mail.recipientName, plainText(mail.document)].join('\n')
    expect(said).not.toMatch(/evil/)
    expect(said).not.toContain(beyondTheCut)
    expect(said).toContain('Gewinne jetzt und noch viel mehr')
  },
)
