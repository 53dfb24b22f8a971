import { type SelfTeamReply, selfRoutes } from '@running-dinner/contract'
import { clockOf, fullName, limits } from '@running-dinner/domain'
import { fillPhrase } from '@running-dinner/phrases'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import { idOf } from '../../../platform/http/handler.ts'
import type { Problem } from '../../../platform/http/problems.ts'
import { acceptFormsOnly, bodyLimits, isFromElsewhere, readFormFields } from '../../../platform/http/request-bodies.ts'
import { eventOf, issueResponseOf } from '../../issue-wording.ts'
import { requireParticipant } from '../../people/participants/index.ts'
import { removeAddedPerson, setOwnPartnerWish } from '../../people/registration/index.ts'
import {
  changeOwnHost,
  ownPageWords,
  ownTeam,
  paragraph,
  presentOwnTeam,
  presentSession,
  sendOwnPage,
  sendOwnProblem,
} from '../self-service/index.ts'
import { lateChangeForm } from './late-change-form.ts'
import { type OwnForm, parsed, type Reader, type Sent } from './own-form.ts'

interface OwnPath {
  Params: { selfAdminId: string; participantId: string; teamId?: string }
  Querystring: { email?: string | string[] }
}

/**
 * The own pages on which a guest decides something, for browsers without scripts: forms with the schemas, rules and refusals of
 * the calls. Opening one changes nothing.
 */
export function ownPageForms(ctx: Ctx) {
  const participant = requireParticipant(ctx)
  const openReader = async (request: FastifyRequest<OwnPath>): Promise<Reader> => {
    request.errorPage = (problem, reply) => sendOwnProblem(request, reply, problem)
    const me = await participant(request.params)
    request.eventLanguage = eventOf(me)?.language
    const teamId = request.params.teamId === undefined ? '' : idOf({ teamId: request.params.teamId }, 'teamId')
    // Of several, the first, as the page of browsers with scripts reads it.
    const proposedEmail = [request.query.email].flat()[0]
    return { me, teamId, proposedEmail, said: ownPageWords[me.person.languageCode].self }
  }
  return async (app: FastifyInstance): Promise<void> => {
    acceptFormsOnly(app, bodyLimits.call)
    // Before the body is read: what is too large or no form is answered with a page, too.
    app.addHook('onRequest', async (request) => {
      request.errorPage = (problem, reply) => sendOwnProblem(request, reply, problem)
    })
    for (const form of [lateChangeForm(ctx), partnerWish(ctx), teamHost(ctx), removal(ctx)]) {
      app.get<OwnPath>(form.path, async (request, reply) => {
        const reader = await openReader(request)
        return sendOwnPage(reply, reader.me, form.title(reader), await form.content(reader))
      })
      app.post<OwnPath>(form.path, async (request, reply) => {
        if (isFromElsewhere(request)) return reply.redirect(request.url, 303)
        const reader = await openReader(request)
        const sentFields = readFormFields(request.body, form.fields)
        request.errorPage = async (problem, page) => {
          if (problem.status !== 406) return sendOwnProblem(request, page, problem)
          try {
            const content = noticeOf(problem, reader) + (await form.content(reader, sentFields))
            return sendOwnPage(page, reader.me, form.title(reader), content)
          } catch (error) {
            // For example without a database; what is wrong with the form is said all the same.
            ctx.log.error('the page of a refused form cannot be shown', { requestId: request.id, error })
            return sendOwnProblem(request, page, problem)
          }
        }
        const outcome = await form.submit(reader, sentFields)
        return sendOwnPage(reply, reader.me, form.title(reader), outcome.map(paragraph).join(''))
      })
    }
  }
}

/** Why the form was refused, in the reader's language. */
function noticeOf(problem: Problem, { me }: Reader): string {
  const { issues } = issueResponseOf({ headers: {}, eventLanguage: me.person.languageCode }, problem.issues)
  return `<div class="notice" role="alert">${issues.map(({ message }) => paragraph(message)).join('')}</div>`
}

function partnerWish(ctx: Ctx): OwnForm {
  return {
    path: '/self/:selfAdminId/teampartnerwish/:participantId/plain',
    fields: ['email'],
    title: ({ said: { wish } }) => wish.title,
    content: ({ me, proposedEmail, said: { wish, cancelled } }, sentForm) => {
      const session = presentSession(me)
      if (session.cancelled) return paragraph(cancelled.noEvening)
      const { teamPartnerWishClosed: closed, teamPartnerWishEmail: storedEmail } = session
      if (session.teamPartnerWishDisabled) return paragraph(wish.disabledTitle) + paragraph(wish.disabledText)
      if (closed !== null) return paragraph(wish.closedTitle) + paragraph(wish.closed[closed])
      const typed = sentForm?.email ?? proposedEmail ?? storedEmail
      const field = `<label>${wish.email}<input type="email" name="email" value="${escapeHtml(typed)}" required></label>`
      const withdraw = `<form method="post">${paragraph(fillPhrase(wish.stored, { email: storedEmail }))}<input type="hidden" name="email" value=""><button>${wish.withdraw}</button></form>`
      return [
        paragraph(fillPhrase(wish.intro, { name: session.firstnamePart })),
        `<form method="post">${field}${paragraph(wish.emailHelp)}<button class="main">${wish.save}</button></form>`,
        storedEmail === '' ? '' : withdraw,
      ].join('')
    },
    submit: async ({ me, said: { wish } }, { email = '' }) => {
      const { email: wished } = parsed(selfRoutes.setPartnerWish.query, { email })
      await setOwnPartnerWish(ctx, me, wished)
      if (wished === '') return [wish.withdrawnTitle, wish.withdrawnText]
      return [wish.savedTitle, fillPhrase(wish.savedText, { email: wished })]
    },
  }
}

function teamHost(ctx: Ctx): OwnForm {
  return {
    path: '/self/:selfAdminId/teamhost/:participantId/:teamId/plain',
    fields: ['newHostingTeamMemberId', 'comment'],
    title: ({ said: { host } }) => host.title,
    content: async ({ me, teamId, said }, sentForm) =>
      hostForm(presentOwnTeam(me, await ownTeam(ctx.db, me, teamId), ctx.clock.now()), said, sentForm),
    submit: async ({ me, teamId, said: { host } }, { newHostingTeamMemberId = '', comment = '' }) => {
      const choice = parsed(selfRoutes.changeHost.body, { newHostingTeamMemberId, comment })
      const { team } = await ownTeam(ctx.db, me, teamId)
      if (team.hostMemberId === choice.newHostingTeamMemberId) return [host.unchanged]
      await changeOwnHost(ctx, me, teamId, choice)
      return [host.saved]
    },
  }
}

function hostForm(team: SelfTeamReply, { cancelled, evening, host }: Reader['said'], sentForm: Sent = {}): string {
  if (team.cancelled) return paragraph(cancelled.noEvening)
  if (team.onlyGuest) return paragraph(evening.onlyGuest)
  if (team.fixedPair) return paragraph(host.pair)
  if (team.teamMembers.length < 2) return paragraph(host.alone)
  const hostId = team.hostTeamMember?.id
  const chosenHostId = sentForm.newHostingTeamMemberId ?? hostId
  const members = team.teamMembers.map((member) => {
    const name = member.isMe ? fillPhrase(host.me, { name: fullName(member) }) : fullName(member)
    const noSeats = member.isMe ? host.noSeatsMe : host.noSeats
    const note = member.id === hostId ? host.current : member.withoutSeats ? noSeats : ''
    const state = `${member.id === chosenHostId ? ' checked' : ''}${member.withoutSeats && member.id !== hostId ? ' disabled' : ''}`
    const input = `<input type="radio" name="newHostingTeamMemberId" value="${member.id}"${state}>`
    const phone = member.mobileNumber || host.noPhone
    return `<label class="choice">${input}<span>${escapeHtml([name, phone, note].filter((text) => text !== '').join(' · '))}</span></label>`
  })
  return [
    paragraph(fillPhrase(host.intro, { meal: team.meal.label, time: clockOf(team.meal.time) })),
    team.routesMailed ? `<div class="notice">${paragraph(host.routesMailed)}</div>` : '',
    `<form method="post"><fieldset><legend>${host.legend}</legend>${members.join('')}</fieldset>`,
    `<label>${host.comment}<textarea name="comment" rows="3" maxlength="${limits.comment}">${escapeHtml(sentForm.comment ?? '')}</textarea></label>`,
    `${paragraph(host.commentHelp)}<button class="main">${host.save}</button></form>`,
  ].join('')
}

function removal(ctx: Ctx): OwnForm {
  return {
    path: '/self/:selfAdminId/removal/:participantId/plain',
    fields: [],
    title: ({ said: { removal } }) => removal.title,
    content: ({ said: { removal } }) =>
      `${paragraph(removal.text)}<form method="post"><button class="main">${removal.button}</button></form>`,
    submit: async ({ me, said: { removal } }) => {
      await removeAddedPerson(ctx, me)
      return [removal.doneTitle, removal.done]
    },
  }
}
