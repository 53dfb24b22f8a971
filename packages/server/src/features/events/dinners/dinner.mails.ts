import type { Dinner } from '@running-dinner/domain'
import { type MailBlock, subjectOn, textForStrangers } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import {
  buttonBlock,
  linkBlock,
  mailDocument,
  noteBlock,
  type SystemMail,
  textBlocks,
} from '../../messages/outbox/index.ts'
import { links } from '../dinner-record/index.ts'

/** Contains title and date, the confirmation and administration links and, for a public event, the public link. */
export function dinnerCreatedMail(
  ctx: Pick<Ctx, 'baseUrl' | 'config'>,
  dinner: Dinner,
  acknowledgeToken: string,
  newsletterToken: string | undefined,
): SystemMail {
  const { languageCode: language } = dinner.basicDetails
  const { greeting, closing, eventCreated: words } = phrases[language].mails
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const { publicSettings, basicDetails } = dinner
  // The address is unverified: a stranger must not be able to send it a text of their choice.
  const title = textForStrangers(basicDetails.title)
  const blocks = [
    ...textBlocks(greeting, words.intro, isDemo ? words.demo : words.confirm),
    buttonBlock(words.confirmLabel, links.acknowledge(ctx, dinner.adminId, acknowledgeToken)),
    ...textBlocks(words.admin),
    linkBlock(words.adminLabel, links.admin(ctx, dinner.adminId)),
    ...(publicSettings && basicDetails.registrationType !== 'CLOSED'
      ? [
          ...textBlocks(words.public),
          linkBlock(words.publicLabel, links.publicDinner(ctx, publicSettings.publicDinnerId)),
        ]
      : []),
    ...(newsletterToken === undefined
      ? []
      : [...textBlocks(words.newsletter), linkBlock(words.newsletterLabel, links.newsletter(ctx, newsletterToken))]),
    ...textBlocks(closing),
    noteBlock(isDemo ? words.notYouDemo : words.notYou),
  ]
  const subject = fillPhrase(title === '' ? words.untitledSubject : words.subject, { title })
  return mailToOrganiser(ctx, dinner, { kind: 'NEW_RUNNING_DINNER', subject, blocks })
}

/** Contains no text of the organiser, as the mail of a new event: the address may be unverified. */
export function administrationLinkMail(
  ctx: Pick<Ctx, 'baseUrl' | 'config'>,
  dinner: Dinner,
  acknowledgeToken: string | undefined,
): SystemMail {
  const { languageCode: language } = dinner.basicDetails
  const { greeting, closing, eventCreated, linkReplaced: words } = phrases[language].mails
  const confirmation =
    acknowledgeToken === undefined
      ? []
      : [
          ...textBlocks(eventCreated.confirm),
          linkBlock(eventCreated.confirmLabel, links.acknowledge(ctx, dinner.adminId, acknowledgeToken)),
        ]
  const blocks = [
    ...textBlocks(greeting, words.intro, words.admin),
    buttonBlock(eventCreated.adminLabel, links.admin(ctx, dinner.adminId)),
    ...confirmation,
    ...textBlocks(words.notYou, closing),
  ]
  return mailToOrganiser(ctx, dinner, { kind: 'ADMINISTRATION_LINK_REPLACED', subject: words.subject, blocks })
}

interface OrganiserMail extends Pick<SystemMail, 'kind' | 'subject'> {
  blocks: readonly MailBlock[]
}

function mailToOrganiser(
  { config }: Pick<Ctx, 'config'>,
  dinner: Dinner,
  { kind, subject, blocks }: OrganiserMail,
): SystemMail {
  const { languageCode: language, date } = dinner.basicDetails
  return {
    kind,
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: config.adminEmail,
    subject: subjectOn(date, language, subject),
    document: mailDocument(dinner, { to: 'organiser', language, blocks }),
    language,
  }
}
