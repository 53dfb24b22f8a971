import type { AfterPartyLocation, Meal } from '../../events/dinner/dinner.ts'
import { clockOf } from '../../local-date.ts'
import { fullName, type Participant } from '../../people/participants/participant.ts'
import { dinnerRoute, onlyGuests, type TeamVisit } from '../../plan/dinner-routes/dinner-route.ts'
import { hostOf, type Team } from '../../plan/teams/team.ts'
import { afterPartyText, partnerNames, partnerText } from './contact-texts.ts'
import { dietText, withoutCooking } from './diet-text.ts'
import { fillPlaceholders, type MessageWords, type PlaceholderValues } from './fill-placeholders.ts'
import {
  type MainText,
  type RenderedMessage,
  renderMainText,
  type UnknownPlaceholder,
  warningsOf,
} from './render-main-text.ts'

interface TeamMessage extends MainText {
  hostMessagePartTemplate: string
  nonHostMessagePartTemplate: string
}

export interface TeamMessageFacts {
  message: TeamMessage
  recipient: Participant
  team: Team
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  meals: readonly Meal[]
  afterParty: AfterPartyLocation | undefined
  manageHostLink: string
  words: MessageWords
}

/** Renders for one member the partner, the course, its time and the guests' diets, or that the team only visits. */
export function renderTeamMessage(facts: TeamMessageFacts): RenderedMessage {
  const { recipient, team, words } = facts
  const isOnlyGuest = onlyGuests(facts.visits)(team)
  const message = isOnlyGuest ? { ...facts.message, message: withoutCooking(facts.message.message) } : facts.message
  const meal = facts.meals.find((candidate) => candidate.id === team.mealId)
  const host = isOnlyGuest ? { text: words.onlyGuest, warnings: [] } : hostPart(facts)
  return renderMainText(
    'teamMessage',
    message,
    {
      firstname: recipient.firstnamePart,
      lastname: recipient.lastname,
      partner: partnerText(recipient, team, words),
      meal: meal?.label ?? '',
      mealtime: meal === undefined ? '' : clockOf(meal.time),
      mealspecifics: dietText(everybodyAtTable(facts), words),
      host: host.text,
      managehostlink: facts.manageHostLink,
      afterparty: afterPartyText(facts.afterParty),
    },
    { templates: [message.hostMessagePartTemplate, message.nonHostMessagePartTemplate], warnings: host.warnings },
  )
}

/** The part about the host has different texts for the host and for the other members. */
function hostPart({ message, recipient, team, words }: TeamMessageFacts): {
  text: string
  warnings: UnknownPlaceholder[]
} {
  const host = hostOf(team)
  if (host?.id === recipient.id) {
    const values: PlaceholderValues<'hostPart'> = { partner: partnerNames(recipient, team, words) }
    const part = fillPlaceholders(message.hostMessagePartTemplate, values)
    return { text: part.text, warnings: warningsOf('hostPart', part.unknown) }
  }
  const values: PlaceholderValues<'nonHostPart'> = { partner: host === undefined ? words.noneGiven : fullName(host) }
  const part = fillPlaceholders(message.nonHostMessagePartTemplate, values)
  return { text: part.text, warnings: warningsOf('nonHostPart', part.unknown) }
}

/** A team eats what it cooks, so its own diets count as well as its guests'. */
function everybodyAtTable({ team, teams, visits, meals }: TeamMessageFacts): Participant[] {
  const ownStop = dinnerRoute(team, teams, visits, meals).find((stop) => stop.isOwn)
  return [...team.members, ...(ownStop?.guests ?? []).flatMap((guest) => guest.members)]
}
