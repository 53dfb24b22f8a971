import type { DinnerRouteReply, SelfTeamReply } from '@running-dinner/contract'
import { clockOf, fullName } from '@running-dinner/domain'
import { fillPhrase } from '@running-dinner/phrases'
import type { FastifyInstance } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { escapeHtml } from '../../../platform/html/text-to-html.ts'
import { idOf } from '../../../platform/http/handler.ts'
import { eventOf } from '../../issue-wording.ts'
import { requireParticipant } from '../../people/participants/index.ts'
import { presentOwnRoute } from './own-pages.present.ts'
import { ownTeam, presentOwnTeam } from './own-team.ts'
import { type OwnPageWords, ownPageWords, paragraph, sendOwnPage, sendOwnProblem } from './plain-own-page.routes.ts'

interface OwnPath {
  Params: { selfAdminId: string; participantId: string; teamId: string }
}

/**
 * The own evening in words, for browsers without scripts: what the calls of its page answer to the same secret. Nothing can be
 * changed here.
 */
export function plainEvening(ctx: Ctx) {
  const participant = requireParticipant(ctx)
  return async (app: FastifyInstance): Promise<void> => {
    app.get<OwnPath>('/self/:selfAdminId/dinnerroute/:participantId/:teamId/plain', async (request, reply) => {
      request.errorPage = (problem, refused) => sendOwnProblem(request, refused, problem)
      const me = await participant(request.params)
      request.eventLanguage = eventOf(me)?.language
      const membership = await ownTeam(ctx.db, me, idOf(request.params, 'teamId'))
      const now = ctx.clock.now()
      const pageWords = ownPageWords[me.person.languageCode]
      const content =
        me.dinner.cancellationDate === undefined
          ? eveningHtml(presentOwnRoute(me, membership, now), presentOwnTeam(me, membership, now), pageWords)
          : paragraph(pageWords.self.cancelled.noEvening)
      return sendOwnPage(reply, me, pageWords.self.title, content)
    })
  }
}

function eveningHtml(route: DinnerRouteReply, team: SelfTeamReply, { self, door }: OwnPageWords): string {
  const eveningWords = self.evening
  const partners = team.teamMembers.filter((member) => !member.isMe)
  const partnerNames = partners.map(fullName).join(', ')
  const together = team.onlyGuest ? eveningWords.outWith : eveningWords.cook
  const alone = team.onlyGuest ? eveningWords.onlyGuest : eveningWords.cookAlone
  // From the noon after the evening on no host has an address any more.
  const isOver = route.teams.every((stop) => stop.currentTeam || !stop.hostTeamMember?.cityName)
  const { afterPartyLocation: party, mealSpecificsOfGuestTeams: diets } = route
  const stops = route.teams.map(({ meal, hostTeamMember: host, currentTeam: isOwn, status, contacts }) => {
    const title = heading(`${clockOf(meal.time)} ${meal.label}`)
    if (status === 'CANCELLED' || !host)
      return title + paragraph(eveningWords.cancelled) + paragraph(eveningWords.cancelledText)
    const { bellName, floor, addressRemarks, entranceNote } = host
    const remarks = [addressRemarks, entranceNote].filter((text) => text !== '').join('\n')
    return [
      title,
      paragraph(isOwn ? ownHost(team, eveningWords) : fillPhrase(eveningWords.atHost, { name: fullName(host) })),
      paragraph(addressOf(host)),
      paragraph(bellName && fillPhrase(door.bell, { text: bellName })),
      paragraph(floor && fillPhrase(door.floor, { text: floor })),
      paragraph(remarks && `${eveningWords.remarks}: ${remarks}`),
      ...(isOwn ? [] : contacts.map(phone)),
      isOwn && !isOver ? paragraph(diets ? `${eveningWords.guests}: ${diets}` : eveningWords.noDiets) : '',
    ].join('')
  })
  return [
    paragraph(partners.length > 0 ? fillPhrase(together, { names: partnerNames }) : alone),
    ...partners.map((member) => phone({ ...member, name: fullName(member) })),
    ...stops,
    party
      ? heading(`${clockOf(party.time)} ${party.title}`) +
        [party.addressName, addressOf(party), party.addressRemarks].map(paragraph).join('')
      : '',
  ].join('')
}

function heading(text: string): string {
  return `<h2>${escapeHtml(text)}</h2>`
}

type Contact = DinnerRouteReply['currentTeam']['contacts'][number]

function phone({ name, mobileNumber, callLinks: [first] = [] }: Contact): string {
  if (mobileNumber === '' || !first) return paragraph(mobileNumber && `${name}: ${mobileNumber}`)
  return `<p>${escapeHtml(name)}: <a href="${first.url}">${escapeHtml(mobileNumber)}</a></p>`
}

function ownHost({ hostTeamMember: host }: SelfTeamReply, eveningWords: OwnPageWords['self']['evening']): string {
  if (!host) return eveningWords.atTeam
  return host.isMe ? eveningWords.atYours : fillPhrase(eveningWords.atPartner, { name: fullName(host) })
}

type Place = Pick<
  NonNullable<DinnerRouteReply['currentTeam']['hostTeamMember']>,
  'street' | 'streetNr' | 'zip' | 'cityName'
>

function addressOf({ street, streetNr, zip, cityName }: Place): string {
  return [`${street} ${streetNr}`.trim(), `${zip} ${cityName}`.trim()].filter((part) => part !== '').join(', ')
}
