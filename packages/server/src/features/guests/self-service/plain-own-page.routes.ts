import { languages } from '@running-dinner/domain'
import { longDay } from '@running-dinner/domain/messages'
import { evening as eveningEn, registration as registrationEn, self as selfEn } from '@running-dinner/phrases/english'
import { evening as eveningDe, registration as registrationDe, self as selfDe } from '@running-dinner/phrases/german'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, textToHtml } from '../../../platform/html/text-to-html.ts'
import { sendPrivatePage } from '../../../platform/http/pages.ts'
import { plainPage, plainStyle } from '../../../platform/http/plain-page.ts'
import type { Problem } from '../../../platform/http/problems.ts'
import { callerLanguage, issueResponseOf } from '../../issue-wording.ts'
import type { OwnReader } from '../../people/participants/index.ts'
import { presentSession } from './own-pages.present.ts'

export const ownPageWords = {
  de: { self: selfDe, door: eveningDe.door, own: registrationDe.own },
  en: { self: selfEn, door: eveningEn.door, own: registrationEn.own },
}
export type OwnPageWords = (typeof ownPageWords)['de']

/** Nothing for ''. */
export function paragraph(text: string): string {
  return text === '' ? '' : `<p>${textToHtml(text)}</p>`
}

/** A page about the event, in the reader's language. */
export function sendOwnPage(reply: FastifyReply, me: OwnReader, title: string, content: string): FastifyReply {
  const language = me.person.languageCode
  const { title: event, date, city } = presentSession(me)
  const about = paragraph(`${event}, ${longDay(date, language)}, ${city}`)
  return sendPrivatePage(reply, (nonce) =>
    plainPage({ language, title, nonce, label: 'Running Dinner', content: about + content }),
  )
}

/** For a link that opens nothing, or a request that is refused before its reader is known. */
export function sendOwnProblem(request: FastifyRequest, reply: FastifyReply, { issues }: Problem): FastifyReply {
  const language = callerLanguage(request)
  const { title, invalid } = ownPageWords[language].self
  const isUnknown = issues.some(({ message }) => message === 'not_found')
  const texts = isUnknown ? [invalid.text] : issueResponseOf(request, issues).issues.map(({ message }) => message)
  return sendPrivatePage(reply, (nonce) =>
    plainPage({
      language,
      title: isUnknown ? invalid.title : title,
      nonce,
      label: 'Running Dinner',
      content: texts.map(paragraph).join(''),
    }),
  )
}

const pageWithPlain =
  /^\/self\/[^/]+\/(?:(dinnerroute|teamhost)\/[^/]+|(registration|teampartnerwish|removal))\/[^/]+(?=\/?$)/

/** The way from a page that only scripts can render to the same in words; in both languages, since the reader's is not known. */
export function ownPageWithoutScripts(path: string, nonce: string, search = ''): string | undefined {
  const [page, ofTeam, ofPerson] = pageWithPlain.exec(path) ?? []
  if (page === undefined) return undefined
  const sections = languages.map((language) => {
    const { self, own } = ownPageWords[language]
    const texts = {
      dinnerroute: { title: self.title, link: self.evening.plain },
      teamhost: { title: self.host.title, link: self.plain },
      teampartnerwish: { title: self.wish.title, link: self.plain },
      registration: { title: own.title, link: self.plain },
      removal: { title: self.removal.title, link: self.plain },
    }
    const { title, link } = texts[(ofTeam ?? ofPerson) as keyof typeof texts]
    return `<section lang="${language}"><h1>${title}</h1><p><a href="${escapeHtml(`${page}/plain${search}`)}">${link}</a></p></section>`
  })
  return `<style nonce="${nonce}">${plainStyle}</style><header><strong>Running Dinner</strong></header><main>${sections.join('')}</main>`
}
