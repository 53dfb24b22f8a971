import { type MailBlock, textForStrangers } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { links } from '../../events/dinner-record/index.ts'
import type { AddedPerson } from './mail-admission.store.ts'
import type { ClaimedMail } from './mail-queue.store.ts'

/** The end of the first mail to a person whom somebody else added: who did it, and how to be taken off the list. */
export function removalBlocks(
  ctx: Pick<Ctx, 'baseUrl'>,
  { language }: Pick<ClaimedMail, 'language'>,
  { organiserName, registeredBy, title, ...self }: AddedPerson,
): MailBlock[] {
  const words = phrases[language].mails.firstContact
  const name = textForStrangers(registeredBy ?? organiserName)
  const text = registeredBy === undefined ? words.text : words.registered
  const event = textForStrangers(title)
  return [
    { kind: 'note', text: fillPhrase(text, { name: name === '' ? words.somebody : name, title: event }) },
    { kind: 'link', label: words.link, url: links.removal(ctx, self) },
  ]
}
