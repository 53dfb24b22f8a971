import { emailIdentity, type Language, type Participant } from '@running-dinner/domain'
import { clockOf } from '@running-dinner/domain/local-date'
import {
  changesBlock,
  factText,
  type LetterKind,
  letterBlocks,
  letterPreheader,
  type MailBlock,
  type PersonKnowledge,
  participantRecipients,
  releasedKind,
  renderParticipantMessage,
  shortDay,
} from '@running-dinner/domain/messages'
import { splitHoldingPlaces } from '@running-dinner/domain/people'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { cancelledRegistrationStore, participantStore } from '../../people/participants/index.ts'
import { hintsFor, type KnownEvening, readKnownEvening } from '../knowledge/index.ts'
import { letterEvent, letterWords } from '../letters/index.ts'
import { filledBlocks, mailDocument, textBlocks } from '../outbox/index.ts'
import { type MessageDraft, type RecipientLetter, unknownPlaceholders } from '../sending/index.ts'

interface Guest {
  participant: Participant
  team?: { id: string }
  /** What of their evening the organiser has sent to them before. */
  kind: LetterKind | undefined
  /** Of the other members of the team too who read the same mailbox. */
  letters: RecipientLetter[]
  changes: PersonKnowledge['changes'][LetterKind]
}

/** Two days before the event, to everyone who takes part: docs/rules/messages/planned-mails.md#guests */
export async function composeAllYouNeed(
  ctx: Pick<Ctx, 'baseUrl' | 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  text: string,
): Promise<MessageDraft<Guest>> {
  const [held, evening, selfAdminIds] = await Promise.all([
    cancelledRegistrationStore.held(db, dinner, ctx.clock.now()),
    readKnownEvening(db, dinner),
    participantStore.selfAdminIds(db, dinner),
  ])
  const { recipients, issues } = participantRecipients(takingPart(dinner, held, evening), 'ALL')
  const guests = recipients.map(({ participant }) => guestOf(participant, evening))
  const kinds = new Set(guests.map(({ kind }) => kind))
  return {
    type: kinds.has('DINNER_ROUTE') ? 'DINNER_ROUTE' : kinds.has('TEAM') ? 'TEAM' : 'PARTICIPANT',
    subject: subjectOf(dinner, dinner.basicDetails.languageCode),
    message: text,
    recipients: guests,
    issues,
    unknownPlaceholders: unknownPlaceholders({ subject: '', participantMessage: text }),
    letters: ({ letters }) => letters,
    bringsCalendar: true,
    render: (guest) => {
      const { participant, team, kind } = guest
      const language = participant.languageCode
      const self = { selfAdminId: selfAdminIds.get(participant.id) ?? '', participantId: participant.id }
      const button: MailBlock =
        team && kind === 'DINNER_ROUTE'
          ? {
              kind: 'button',
              label: phrases[language].mailFrame.openEvening,
              url: links.dinnerRoute(ctx, { ...self, teamId: team.id }),
            }
          : {
              kind: 'button',
              label: phrases[language].plannedMails.guests.page,
              url: links.ownRegistration(ctx, self),
            }
      const blocks = [...greetingBlocks(dinner, participant, text), ...eveningBlocks(dinner, guest, evening), button]
      return {
        subject: subjectOf(dinner, language),
        document: mailDocument(dinner, { to: 'guest', language, preheader: preheaderOf(guest), blocks }),
        language,
      }
    },
  }
}

function takingPart(dinner: AuthorizedDinner, held: readonly Participant[], evening: KnownEvening): Participant[] {
  const { people } = evening
  if (evening.teamsExist) return people.filter(({ id }) => evening.current.has(id))
  const { meals, options, publicSettings } = dinner
  return splitHoldingPlaces(people, held, {
    mealCount: meals.length,
    teamSize: options.teamSize,
    teamsExist: false,
    participantLimit: publicSettings?.participantLimit,
  }).assigned
}

function guestOf(participant: Participant, { current, letters, knowledge }: KnownEvening): Guest {
  const own = current.get(participant.id)
  const teamIds = new Set([...current.values()].map(({ team }) => team.id))
  const kind = releasedKind(participant.id, letters, teamIds)
  if (own === undefined || kind === undefined) return { participant, kind: undefined, letters: [], changes: [] }
  const { team } = own
  const known = knowledge.people.find(({ participantId }) => participantId === participant.id)
  const mailbox = emailIdentity(participant.email)
  const readers = team.members.filter(({ id, email }) => id === participant.id || emailIdentity(email) === mailbox)
  return {
    participant,
    team,
    kind,
    letters: readers.flatMap((member) => {
      const letter = current.get(member.id)?.letters[kind]
      return letter ? [{ participant: member, team, letter }] : []
    }),
    changes: known?.changes[kind] ?? [],
  }
}

function subjectOf(dinner: AuthorizedDinner, language: Language): string {
  const values = { day: shortDay(dinner.basicDetails.date, language) }
  return fillPhrase(phrases[language].plannedMails.guests.subject, values)
}

function greetingBlocks(dinner: AuthorizedDinner, participant: Participant, text: string): MailBlock[] {
  const { guests: words } = phrases[participant.languageCode].plannedMails
  const ownWords = renderParticipantMessage({
    message: { subject: '', message: text },
    recipient: participant,
    afterParty: dinner.afterPartyLocation,
  })
  return [
    ...textBlocks(fillPhrase(words.greeting, { name: participant.firstnamePart }), words.intro),
    ...filledBlocks(ownWords),
  ]
}

/** Where the evening begins or who cooks; '' before the guest knows a team. */
function preheaderOf({ participant, letters }: Guest): string {
  const letter = letters.find((own) => own.participant.id === participant.id)?.letter
  return letter ? letterPreheader(letter, letterWords(participant.languageCode)) : ''
}

/** The letter that the guest may read, and without a route the courses and the after party, which are the same for all. */
function eveningBlocks(
  dinner: AuthorizedDinner,
  { participant, kind, letters, changes }: Guest,
  evening: KnownEvening,
): MailBlock[] {
  const { letters: letterHeadings, plannedMails } = phrases[participant.languageCode]
  const { guests: words } = plannedMails
  const ofLetter = letterWords(participant.languageCode)
  const letter = letters.find((own) => own.participant.id === participant.id)?.letter
  const event = letterEvent(dinner)
  const changed: MailBlock[] =
    letter && changes.length > 0
      ? [{ kind: 'heading', text: words.changed }, changesBlock(changes, letter, ofLetter)]
      : []
  const known: MailBlock[] = letter
    ? [
        { kind: 'heading', text: letterHeadings.heading },
        ...letterBlocks(letter, event, ofLetter, hintsFor(participant.id, dinner, evening)),
      ]
    : []
  if (kind === 'DINNER_ROUTE') return [...changed, ...known]
  const courses = dinner.meals.map(({ label, time }) => ({ label: ofLetter.clock(clockOf(time)), text: label }))
  const party = dinner.afterPartyLocation && { ...dinner.afterPartyLocation, personId: '', pin: undefined }
  const afterParty = party
    ? [{ label: ofLetter.afterParty, text: factText({ fact: 'AFTER_PARTY', party }, ofLetter) }]
    : []
  return [
    ...changed,
    ...known,
    { kind: 'heading', text: words.courses },
    { kind: 'facts', facts: [...courses, ...afterParty] },
    { kind: 'text', text: kind === 'TEAM' ? words.routeFollows : words.teamFollows },
  ]
}
