import type { AfterPartyLocation, Meal } from '../../events/dinner/dinner.ts'
import { clockOf } from '../../local-date.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { dinnerRoute, type RouteStop, type TeamVisit } from '../../plan/dinner-routes/dinner-route.ts'
import { hostOf, type Team } from '../../plan/teams/team.ts'
import { afterPartyText, homeText, phoneTexts } from './contact-texts.ts'
import { dietText } from './diet-text.ts'
import type { MessageWords, PlaceholderValues } from './fill-placeholders.ts'
import { type FilledText, fillPlaceholders } from './fill-placeholders.ts'
import { type MainText, type RenderedMessage, renderMainText, warningsOf } from './render-main-text.ts'

interface DinnerRouteMessage extends MainText {
  selfTemplate: string
  hostsTemplate: string
}

export interface DinnerRouteMessageFacts {
  message: DinnerRouteMessage
  recipient: Participant
  team: Team
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  meals: readonly Meal[]
  afterParty: AfterPartyLocation | undefined
  routeLink: string
  words: MessageWords
}

/** Renders the whole evening for one member: a block per course in order of time, with an empty line between. */
export function renderDinnerRouteMessage(facts: DinnerRouteMessageFacts): RenderedMessage {
  const { message, recipient, team, teams, visits, meals, words } = facts
  const blocks = dinnerRoute(team, teams, visits, meals).map((stop) => ({
    stop,
    block: stopBlock(stop, message, words),
  }))
  return renderMainText(
    'routeMessage',
    message,
    {
      firstname: recipient.firstnamePart,
      lastname: recipient.lastname,
      route: blocks
        .map(({ block }) => block.text)
        .filter((text) => text.trim() !== '')
        .join('\n\n'),
      routelink: facts.routeLink,
      afterparty: afterPartyText(facts.afterParty),
    },
    {
      templates: [message.selfTemplate, message.hostsTemplate],
      warnings: blocks.flatMap(({ stop, block }) => warningsOf(stop.isOwn ? 'selfPart' : 'hostsPart', block.unknown)),
    },
  )
}

function stopBlock(stop: RouteStop, message: DinnerRouteMessage, words: MessageWords): FilledText {
  const template = stop.isOwn ? message.selfTemplate : message.hostsTemplate
  if (template.trim() === '') return { text: '', unknown: [] }
  const time = clockOf(stop.meal.time)
  if (stop.team.status === 'CANCELLED') return { text: `${stop.meal.label} (${time} ${words.cancelled})`, unknown: [] }
  const host = hostOf(stop.team)
  const shared = {
    firstname: host?.firstnamePart ?? '',
    lastname: host?.lastname ?? '',
    meal: stop.meal.label,
    mealtime: time,
  }
  const guests = stop.guests.flatMap((guest) => guest.members)
  const values: PlaceholderValues<'selfPart'> | PlaceholderValues<'hostsPart'> = stop.isOwn
    ? { ...shared, mealspecifics: dietText(guests, words) }
    : { ...shared, ...hostValues(stop, host, words) }
  return fillPlaceholders(template, values)
}

/** A guest does not cook there, so the diets of the other guests are private. */
function hostValues(stop: RouteStop, host: Participant | undefined, words: MessageWords) {
  return {
    mealspecifics: '',
    hostaddress: (host === undefined ? '' : homeText(host, words)) || words.noneGiven,
    mobilenumber: phoneTexts(stop.team).join(', ') || words.noneGiven,
  }
}
