import { feedbackRoutes, parseInput } from '@running-dinner/contract'
import { type Issue, limits } from '@running-dinner/domain'
import { fillPhrase } from '@running-dinner/phrases'
import { feedback as english } from '@running-dinner/phrases/english'
import { feedback as german } from '@running-dinner/phrases/german'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import { sendPrivatePage } from '../../../platform/http/pages.ts'
import { plainPage } from '../../../platform/http/plain-page.ts'
import { type Problem, refused } from '../../../platform/http/problems.ts'
import { acceptFormsOnly, bodyLimits, isFromElsewhere, readFormFields } from '../../../platform/http/request-bodies.ts'
import { callerLanguage, issueResponseOf } from '../../issue-wording.ts'
import { sendFeedback } from './feedback.routes.ts'

const words = { de: german, en: english }
type Words = typeof german

/** What was typed, by the names of the fields. */
type Typed = Readonly<Record<string, string>>

/** The form of the feedback page, for browsers without scripts and for those whose page is not hydrated yet. */
export function feedbackForm(ctx: Ctx) {
  return async (app: FastifyInstance): Promise<void> => {
    acceptFormsOnly(app, bodyLimits.call)
    app.post('/feedback', {
      // Before the limit and the body are looked at: their refusals are pages, too.
      onRequest: async (request) => {
        request.errorPage = (problem, reply) => {
          const { issues } = issueResponseOf(request, problem.issues)
          return sendPage(request, reply, ({ title }) => ({
            title,
            content: notice(issues.map(({ message }) => message)),
          }))
        }
      },
      handler: async (request, reply) => {
        if (isFromElsewhere(request)) return reply.redirect('/feedback', 303)
        const typed = readFormFields(request.body, ['message', 'email', 'website'])
        const { message = '', email: senderEmail = '', website = '' } = typed
        request.errorPage = (problem, page) =>
          sendPage(request, page, (said) => ({
            title: said.title,
            content: notice(problemsOf(problem, said)) + formOf(typed, said, problem.issues[0]?.field),
          }))
        const { value, issues } = parseInput(feedbackRoutes.send.body, { message, senderEmail, website })
        if (!value) throw refused(issues)
        await sendFeedback(ctx, value)
        return sendPage(request, reply, ({ doneTitle, done, toStart }) => ({
          title: doneTitle,
          content: `<p>${escapeHtml(fillPhrase(done, { email: value.senderEmail }))}</p><p><a href="/">${toStart}</a></p>`,
        }))
      },
    })
  }
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: (said: Words) => { title: string; content: string },
): FastifyReply {
  const language = callerLanguage(request)
  return sendPrivatePage(reply, (nonce) =>
    plainPage({ language, nonce, label: 'Running Dinner', ...page(words[language]) }),
  )
}

/** Of phrases, which have no markup. */
function notice(texts: readonly string[]): string {
  return `<div class="notice" role="alert">${texts.map((text) => `<p>${text}</p>`).join('')}</div>`
}

function problemsOf({ status, issues }: Problem, said: Words): string[] {
  if (status === 429) return [said.tooMany]
  return status === 406 ? issues.map((issue) => fieldProblem(issue, said)) : [said.failed]
}

function fieldProblem({ field, message }: Issue, said: Words): string {
  if (message === 'characters_invalid') return said.characters
  if (field === 'senderEmail') return message === 'required' ? said.emailMissing : said.emailInvalid
  return message === 'required' ? said.messageMissing : said.messageTooLong
}

/** With the cursor in the field that was refused first. */
function formOf({ message = '', email = '' }: Typed, said: Words, refusedField: string | undefined): string {
  const focusIn = (field: string) => (field === refusedField ? ' autofocus' : '')
  return [
    '<form method="post">',
    // A browser drops the first line break of a text area.
    `<label>${said.message}<textarea name="message" rows="7" maxlength="${limits.comment}" required${focusIn('message')}>\n${escapeHtml(message)}</textarea></label>`,
    `<label>${said.email}<input type="email" name="email" autocomplete="email" value="${escapeHtml(email)}" required${focusIn('senderEmail')}></label>`,
    `<p>${said.emailHelp}</p><button class="main">${said.send}</button></form>`,
  ].join('')
}
