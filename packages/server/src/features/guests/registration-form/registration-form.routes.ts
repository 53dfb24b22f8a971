import { createHash } from 'node:crypto'
import { type RefusedForm, registrationRoutes, wireField } from '@running-dinner/contract'
import { registration as english } from '@running-dinner/phrases/english'
import { registration as german } from '@running-dinner/phrases/german'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { type SendRefused, sendPrivatePage } from '../../../platform/http/pages.ts'
import { plainPage } from '../../../platform/http/plain-page.ts'
import { Problem, refused } from '../../../platform/http/problems.ts'
import { acceptFormsOnly, bodyLimits, isFromElsewhere } from '../../../platform/http/request-bodies.ts'
import type { Log } from '../../../platform/log.ts'
import { callerLanguage, issueResponseOf } from '../../issue-wording.ts'
import { readRegistrationForm, type SentRegistration } from './read-registration-form.ts'

const words = { de: german, en: english }

interface EventPath {
  Params: { publicId: string }
}

/**
 * The form of the registration's page, for browsers without scripts. It is answered by the same call as the client's JSON, with
 * its schema, rules and limits. There is no session that another site could use.
 */
export function registrationForm(log: Log, handlers: readonly Handler[], sendRefused: SendRefused<RefusedForm>) {
  const handlerOf = (route: unknown): Handler => {
    const found = handlers.find((handler) => handler.route === route)
    if (!found) throw new Error('the call has no handler')
    return found
  }
  const register = handlerOf(registrationRoutes.register)
  const validate = handlerOf(registrationRoutes.validate)
  return async (app: FastifyInstance): Promise<void> => {
    acceptFormsOnly(app, bodyLimits.call)
    const sent = new WeakMap<FastifyRequest, SentRegistration>()
    // Before the body is read: what is too large or no form is answered with a page, too.
    app.addHook('onRequest', async (request) => {
      request.errorPage = async (problem, reply) => {
        const form = sent.get(request)
        const issues = problem.issues.map((found) => ({ ...found, field: wireField(found) ?? '' }))
        try {
          const page = form && (await sendRefused(request, reply, { values: form.values, issues }))
          if (page) return page
        } catch (error) {
          // For example without a database; what is wrong with the form is said all the same.
          log.error('the page of a refused registration cannot be shown', { requestId: request.id, error })
        }
        return sendPlain(request, reply, problem)
      }
    })
    app.post<EventPath>('/running-dinner-events/:publicId/registration', async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      const page = pathOf(request)
      if (isFromElsewhere(request)) return reply.redirect(page, 303)
      const form = readRegistrationForm(request.body instanceof URLSearchParams ? request.body : new URLSearchParams())
      sent.set(request, form)
      request.body = form.body
      if (form.issues.length > 0) throw refused([...form.issues, ...(await issuesOf(validate, request, reply))])
      if (form.attempt !== '') request.headers['idempotency-key'] = keyOf(form)
      const answer = await register.answer(request, reply)
      return reply.redirect(`${page}-finished${isWaiting(answer) ? '?place=waiting' : ''}`, 303)
    })
  }
}

function isWaiting(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'waitingList' in answer && answer.waitingList === true
}

/** The same page sent twice has the same key; corrected and sent again it has another. */
function keyOf({ attempt, body }: SentRegistration): string {
  return createHash('sha256')
    .update(JSON.stringify([attempt, body]))
    .digest('base64url')
}

async function issuesOf(handler: Handler, request: FastifyRequest, reply: FastifyReply) {
  try {
    await handler.answer(request, reply)
    return []
  } catch (error) {
    if (error instanceof Problem && error.status === 406) return error.issues
    throw error
  }
}

function pathOf(request: FastifyRequest): string {
  const { publicId } = request.params as EventPath['Params']
  return `/running-dinner-events/${encodeURIComponent(publicId)}/registration`
}

/** For a body that cannot be read, and where there is no page to show again. */
function sendPlain(request: FastifyRequest, reply: FastifyReply, { issues }: Problem): FastifyReply {
  const language = callerLanguage(request)
  const { notice, title } = words[language]
  const sentences = issueResponseOf(request, issues).issues.map(({ message }) => `<p>${escapeHtml(message)}</p>`)
  const link = `<p><a href="${escapeHtml(pathOf(request))}">${escapeHtml(title)}</a></p>`
  return sendPrivatePage(reply, (nonce) =>
    plainPage({
      language,
      title: notice.failedTitle,
      nonce,
      label: 'Running Dinner',
      content: sentences.join('') + link,
    }),
  )
}
