import { type ConfirmedRegistration, parseInput, registrationRoutes } from '@running-dinner/contract'
import { languages } from '@running-dinner/domain'
import { confirmationPhrases } from '@running-dinner/domain/people'
import { fillPhrase } from '@running-dinner/phrases'
import { admin as adminEn, registration as registrationEn } from '@running-dinner/phrases/english'
import { admin as adminDe, registration as registrationDe } from '@running-dinner/phrases/german'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import { sendPrivatePage } from '../../../platform/http/pages.ts'
import { plainPage, plainStyle } from '../../../platform/http/plain-page.ts'
import { badRequest, type Problem, refused } from '../../../platform/http/problems.ts'
import { acceptFormsOnly, isFromElsewhere } from '../../../platform/http/request-bodies.ts'
import { links, requireDinner } from '../../events/dinner-record/index.ts'
import { acknowledgeDinner } from '../../events/dinners/index.ts'
import { callerLanguage, eventOf, issueResponseOf, readerOf } from '../../issue-wording.ts'
import { confirmByLink, requireRegisteredDinner, resendConfirmation } from '../../people/registration/index.ts'

const words = {
  de: { guest: registrationDe.activate, resend: registrationDe.resend, organiser: adminDe.acknowledge },
  en: { guest: registrationEn.activate, resend: registrationEn.resend, organiser: adminEn.acknowledge },
}

interface GuestPath {
  Params: { publicId: string; token: string }
}
interface EventPath {
  Params: { publicId: string }
}
interface OrganiserPath {
  Params: { adminId: string; token: string }
}

/**
 * The forms of the two mailed links that confirm something, and of the page that mails a link again, at the addresses of their pages: mail programs open links in views
 * without scripts. A press is needed there too, since programs that check mails open links.
 */
export function confirmationForms(ctx: Ctx) {
  const registered = requireRegisteredDinner(ctx)
  const organiser = requireDinner(ctx)
  return async (app: FastifyInstance): Promise<void> => {
    acceptFormsOnly(app)
    app.post<GuestPath>('/running-dinner-events/:publicId/:token/activate', async (request, reply) => {
      request.errorPage = refusedPage(request, guestProblem)
      const dinner = await registered(request.params)
      request.eventLanguage = eventOf(dinner)?.language
      const confirmation = await confirmByLink(ctx, dinner, request.params.token)
      return sendOutcome(request, reply, guestOutcome(confirmation, words[callerLanguage(readerOf(request))].guest))
    })
    app.post<EventPath>('/running-dinner-events/:publicId/resend-confirmation', {
      // Before the limit and the body are looked at: their refusals are pages, too.
      onRequest: async (request) => {
        request.errorPage = (problem, reply) => {
          const paragraphs = issueResponseOf(readerOf(request), problem.issues).issues.map(({ message }) => message)
          return sendOutcome(request, reply, {
            title: words[callerLanguage(readerOf(request))].resend.title,
            paragraphs,
            links: [],
          })
        }
      },
      handler: async (request, reply) => {
        const page = `/running-dinner-events/${encodeURIComponent(request.params.publicId)}/resend-confirmation`
        if (isFromElsewhere(request)) return reply.redirect(page, 303)
        const dinner = await registered(request.params)
        request.eventLanguage = eventOf(dinner)?.language
        const sentEmails = request.body instanceof URLSearchParams ? request.body.getAll('email') : []
        const { value, issues } = parseInput(registrationRoutes.resendConfirmation.body, { email: sentEmails[0] ?? '' })
        if (sentEmails.length > 1) throw badRequest()
        if (!value) throw refused(issues)
        await resendConfirmation(ctx, dinner, value.email)
        const resendWords = words[callerLanguage(readerOf(request))].resend
        return sendOutcome(request, reply, {
          title: resendWords.doneTitle,
          paragraphs: [fillPhrase(resendWords.done, { email: value.email })],
          links: [],
        })
      },
    })
    app.post<OrganiserPath>('/admin/:adminId/:token/acknowledge', async (request, reply) => {
      request.errorPage = refusedPage(request, organiserProblem)
      const { adminId, token } = request.params
      const dinner = await organiser({ adminId })
      request.eventLanguage = eventOf(dinner)?.language
      await acknowledgeDinner(ctx, dinner, token)
      const organiserWords = words[callerLanguage(readerOf(request))].organiser
      return sendOutcome(request, reply, {
        title: organiserWords.doneTitle,
        paragraphs: [dinner.runningDinnerType === 'DEMO' ? organiserWords.doneDemo : organiserWords.done],
        links: [{ text: organiserWords.toDashboard, path: new URL(links.admin(ctx, adminId)).pathname }],
      })
    })
  }
}

/** The form for the page of an organiser's link, which only scripts can render; in both languages, since the reader's is not known. */
export function confirmationWithoutScripts(path: string, nonce: string): string | undefined {
  if (!/^\/admin\/[^/]+\/[^/]+\/acknowledge\/?$/.test(path)) return undefined
  const sections = languages.map((language) => {
    const { title, intro, confirm } = words[language].organiser
    const form = `<form method="post"><button class="main">${confirm}</button></form>`
    return `<section lang="${language}"><h1>${title}</h1><p>${intro}</p>${form}</section>`
  })
  return `<style nonce="${nonce}">${plainStyle}</style><header><strong>Running Dinner</strong></header><main>${sections.join('')}</main>`
}

interface Outcome {
  title: string
  paragraphs: readonly string[]
  links: readonly { text: string; path: string }[]
}

type GuestWords = typeof registrationDe.activate

function guestOutcome(confirmation: ConfirmedRegistration, guestWords: GuestWords): Outcome {
  const { activatedParticipant, activatedTeamPartnerRegistration: partner, mutualWish, selfServicePath } = confirmation
  const nameOf = (person: { firstnamePart: string; lastname: string }) => `${person.firstnamePart} ${person.lastname}`
  const { waitingList } = confirmation
  const phrases = confirmationPhrases({ waitingList, together: Boolean(partner ?? mutualWish) })
  return {
    title: fillPhrase(guestWords[phrases.title], { name: activatedParticipant.firstnamePart }),
    paragraphs: [
      confirmation.alreadyActivated ? guestWords.already : guestWords.doneText,
      ...(partner ? [fillPhrase(guestWords.donePair, { name: nameOf(partner) })] : []),
      ...(mutualWish ? [fillPhrase(guestWords[phrases.wish], { name: nameOf(mutualWish) })] : []),
      guestWords[phrases.next],
    ],
    links: selfServicePath === '' ? [] : [{ text: guestWords.own, path: selfServicePath }],
  }
}

/** What the pages say about a refusal. */
type WordProblem = (problem: Problem, said: (typeof words)['de']) => { title: string; text: string }

const guestProblem: WordProblem = ({ status, issues }, { guest }) => {
  const says = (code: string) => issues.some(({ message }) => message === code)
  if (says('registration_link_expired')) return { title: guest.expiredTitle, text: guest.expired }
  if (says('participant_activation_invalid_demo_dinner')) return { title: guest.demoTitle, text: guest.demo }
  if (says('event_cancelled')) return { title: guest.cancelledTitle, text: guest.cancelled }
  if (status === 404) return { title: guest.invalidTitle, text: guest.invalid }
  return { title: guest.failedTitle, text: guest.failed }
}

const organiserProblem: WordProblem = ({ status }, { organiser }) =>
  status === 404
    ? { title: organiser.invalidTitle, text: organiser.invalid }
    : { title: organiser.title, text: organiser.failed }

function refusedPage(request: FastifyRequest, word: WordProblem) {
  return (problem: Problem, reply: FastifyReply) => {
    const { title, text } = word(problem, words[callerLanguage(readerOf(request))])
    return sendOutcome(request, reply, { title, paragraphs: [text], links: [] })
  }
}

function sendOutcome(request: FastifyRequest, reply: FastifyReply, outcome: Outcome): FastifyReply {
  const { title, paragraphs } = outcome
  const content = [
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...outcome.links.map(({ text, path }) => `<p><a href="${escapeHtml(path)}">${escapeHtml(text)}</a></p>`),
  ].join('')
  return sendPrivatePage(reply, (nonce) =>
    plainPage({ language: callerLanguage(readerOf(request)), title, nonce, label: 'Running Dinner', content }),
  )
}
