import { createHash } from 'node:crypto'
import { orderRoutes, type RefusedForm, registrationRoutes, wireField } from '@running-dinner/contract'
import { registrationInput } from '@running-dinner/contract/forms'
import { type Issue, issue } from '@running-dinner/domain'
import { allergens } from '@running-dinner/domain/people'
import { registration as english } from '@running-dinner/phrases/english'
import { registration as german } from '@running-dinner/phrases/german'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { type SendRefused, sendPrivatePage } from '../../../platform/http/pages.ts'
import { plainPage } from '../../../platform/http/plain-page.ts'
import { badRequest, Problem, refused } from '../../../platform/http/problems.ts'
import { acceptFormsOnly, bodyLimits, isFromElsewhere } from '../../../platform/http/request-bodies.ts'
import { callerLanguage, issueResponseOf } from '../../issue-wording.ts'
import { answerReturn, sendReview, sendWayToPay } from './paying-pages.routes.ts'

const diets = ['vegetarian', 'vegan', 'lactose', 'gluten'] as const
const boxes = [...diets, 'standbyCook', 'standbyGuest', 'dataProcessingAcknowledged', 'termsAccepted'] as const
const partnerField = 'teamPartnerWishRegistrationData'
const secondTexts = ['firstnamePart', 'lastname', 'email', 'mobileNumber'] as const
const structured = [...boxes, partnerField, 'allergens', 'answers']
/** Every other field of the call is one line or area of text. */
const texts = Object.keys(registrationInput.shape).filter((name) => !structured.includes(name))

const choices = ['none', 'wish', 'pair']
/** Buttons of the page that asks to pay. */
const acts = ['', 'change', 'pay']

/** Fields that a registration's page has; another comes from no page of ours. */
const knownFields = new Set([
  ...texts,
  ...boxes,
  'partnerChoice',
  'attempt',
  'act',
  ...secondTexts.map((name) => `${partnerField}.${name}`),
  `${partnerField}.eatsDifferently`,
  ...['', `${partnerField}.diet.`].flatMap((fieldPrefix) => [
    ...[...diets, 'mealSpecificsNote'].map((name) => fieldPrefix + name),
    ...allergens.flatMap((allergen) => [
      `${fieldPrefix}allergens.${allergen}`,
      `${fieldPrefix}allergens.${allergen}.checked`,
    ]),
  ]),
])
const answerField = /^answers\.([\w-]{1,36})$/

interface SentRegistration {
  /** As they go back into the fields. */
  values: Record<string, unknown>
  /** As a client sends it; the call checks it. */
  body: Record<string, unknown>
  /** What only the form shows: on the wire '' means no wish, and what is typed for no partner is not sent. */
  issues: Issue[]
  /** Of the page that the form was part of; '' without one. */
  attempt: string
  /** '' from the form itself. */
  act: string
}

/** A registration from the fields of its form. Only the partner that was chosen counts. */
function readRegistrationForm(form: URLSearchParams): SentRegistration {
  const fields = new Map<string, string>()
  for (const [name, fieldValue] of form) {
    if (fields.has(name) || !(knownFields.has(name) || answerField.test(name))) throw badRequest()
    fields.set(name, fieldValue)
  }
  const text = (name: string) => fields.get(name) ?? ''
  const choice = text('partnerChoice') || 'none'
  const act = text('act')
  if (!choices.includes(choice) || !acts.includes(act)) throw badRequest()
  const dietOf = (fieldPrefix: string) => ({
    ...Object.fromEntries(diets.map((diet) => [diet, fields.has(fieldPrefix + diet)])),
    mealSpecificsNote: text(`${fieldPrefix}mealSpecificsNote`),
  })
  const allergensOf = (fieldPrefix: string) =>
    allergens
      .filter((allergen) => fields.has(`${fieldPrefix}allergens.${allergen}.checked`))
      .map((allergen) => ({ allergen, severity: text(`${fieldPrefix}allergens.${allergen}`) || 'ALLERGY' }))
  const answers = [...fields].flatMap(([name, fieldValue]) => {
    const questionId = answerField.exec(name)?.[1]
    return questionId === undefined || fieldValue === '' ? [] : [{ questionId, answer: fieldValue }]
  })
  const partnerNames = Object.fromEntries(secondTexts.map((name) => [name, text(`${partnerField}.${name}`)]))
  const secondDiet = { ...dietOf(`${partnerField}.diet.`), allergens: allergensOf(`${partnerField}.diet.`) }
  const eatsDifferently = fields.has(`${partnerField}.eatsDifferently`)
  const wish = text('teamPartnerWishEmail')
  const ownInput = {
    ...Object.fromEntries(texts.filter((name) => fields.has(name)).map((name) => [name, text(name)])),
    ...Object.fromEntries(boxes.map((name) => [name, fields.has(name)])),
    ...dietOf(''),
    allergens: allergensOf(''),
    answers,
  }
  const isNoPartnerTyped = [wish, ...Object.values(partnerNames)].every((typed) => typed.trim() === '')
  return {
    values: {
      ...ownInput,
      partnerChoice: choice,
      teamPartnerWishEmail: wish,
      [partnerField]: { ...partnerNames, eatsDifferently, diet: secondDiet },
    },
    body: {
      ...ownInput,
      teamPartnerWishEmail: choice === 'wish' ? wish : '',
      [partnerField]: choice === 'pair' ? { ...partnerNames, ...(eatsDifferently && { diet: secondDiet }) } : null,
    },
    issues: [
      ...(choice === 'none' && !isNoPartnerTyped ? [issue('team_partner_choice_ambiguous', 'partnerChoice')] : []),
      ...(choice === 'wish' && wish.trim() === '' ? [issue('required', 'teamPartnerWishEmail')] : []),
    ],
    attempt: text('attempt'),
    act,
  }
}

const words = { de: german, en: english }

interface EventPath {
  Params: { publicId: string }
}

/**
 * The form of the registration's page, for browsers without scripts. It is answered by the same call as the client's JSON, with
 * its schema, rules and limits. There is no session that another site could use.
 */
export function registrationForm(
  ctx: Pick<Ctx, 'baseUrl' | 'log'>,
  handlers: readonly Handler[],
  sendRefused: SendRefused<RefusedForm>,
) {
  const handlerOf = (route: unknown): Handler => {
    const routeHandler = handlers.find((handler) => handler.route === route)
    if (!routeHandler) throw new Error('the call has no handler')
    return routeHandler
  }
  const register = handlerOf(registrationRoutes.register)
  const validate = handlerOf(registrationRoutes.validate)
  const order = handlerOf(orderRoutes.order)
  const capture = handlerOf(orderRoutes.captureOrder)
  const giveUp = handlerOf(orderRoutes.cancelOrder)
  return async (app: FastifyInstance): Promise<void> => {
    acceptFormsOnly(app, bodyLimits.call)
    const sentRegistrations = new WeakMap<FastifyRequest, SentRegistration>()
    // Before the body is read: what is too large or no form is answered with a page, too.
    app.addHook('onRequest', async (request) => {
      request.errorPage = async (problem, reply) => {
        const form = sentRegistrations.get(request)
        const issues = problem.issues.map((formIssue) => ({ ...formIssue, field: wireField(formIssue) ?? '' }))
        try {
          const page = form && (await sendRefused(request, reply, { values: form.values, issues }))
          if (page) return page
        } catch (error) {
          // For example without a database; what is wrong with the form is said all the same.
          ctx.log.error('the page of a refused registration cannot be shown', { requestId: request.id, error })
        }
        return sendPlain(request, reply, problem)
      }
    })
    app.post<EventPath>('/running-dinner-events/:publicId/registration', async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      const page = pathOf(request)
      if (isFromElsewhere(request)) return reply.redirect(page, 303)
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      if (fields.has('token')) return answerReturn(request, reply, fields, { ctx, capture, giveUp, sendRefused, page })
      const form = readRegistrationForm(fields)
      sentRegistrations.set(request, form)
      request.body = form.body
      if (form.act === 'change')
        return (await sendRefused(request, reply, { values: form.values, issues: [] })) ?? reply.redirect(page, 303)
      if (form.issues.length > 0) throw refused([...form.issues, ...(await issuesOf(validate, request, reply))])
      if (form.attempt !== '') request.headers['idempotency-key'] = keyOf(form)
      if (form.act === 'pay') return sendWayToPay(request, reply, order)
      const registered = await register.answer(request, reply).catch((error: unknown) => {
        if (!isUnpaid(error)) throw error
      })
      if (registered === undefined) return sendReview(request, reply, validate, fields)
      return reply.redirect(`${page}-finished${isWaiting(registered) ? '?place=waiting' : ''}`, 303)
    })
  }
}

function isUnpaid(error: unknown): boolean {
  const unpaid = 'registration_not_possible_without_payment'
  return error instanceof Problem && error.issues.some(({ message }) => message === unpaid)
}

function isWaiting(registered: unknown): boolean {
  return (
    typeof registered === 'object' &&
    registered !== null &&
    'waitingList' in registered &&
    registered.waitingList === true
  )
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
