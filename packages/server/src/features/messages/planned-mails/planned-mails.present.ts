import type { PlannedMailListReply, PlannedMailReply } from '@running-dinner/contract'
import { localTimeIn } from '@running-dinner/domain/local-date'
import {
  digestMoment,
  guestsDeadline,
  guestsMoment,
  guestsMomentIsLost,
  type PlannedMail,
  plannedMails,
  plannedMailsOff,
} from '@running-dinner/domain/messages'
import type { StoredFacts } from './planned-facts.ts'

export function presentPlannedMails(facts: StoredFacts): PlannedMailListReply {
  return {
    off: plannedMailsOff(facts.event, facts.now) ?? null,
    mails: plannedMails.map((mail) => {
      const { isOn, text } = facts.settings[mail]
      const status = statusOf(facts, mail)
      // What went out stays visible after it was switched off.
      const isOff = !isOn && status.state !== 'SENT'
      return { mail, isOn, text, ...status, ...(isOff ? { state: 'OFF' as const, due: null } : {}) }
    }),
  }
}

type MailStatus = Pick<PlannedMailReply, 'state' | 'due' | 'lastSentAt' | 'jobId'>

function statusOf(facts: StoredFacts, mail: PlannedMail): MailStatus {
  if (mail === 'ALL_YOU_NEED') return guestsMail(facts)
  return mail === 'REGISTRATION_DIGEST' ? digest(facts) : notice
}

function guestsMail(facts: StoredFacts): MailStatus {
  const { event, now, sent } = facts
  const { date, timeZone } = event.basicDetails
  const row = sent.find(({ mail, occurrence }) => mail === 'ALL_YOU_NEED' && occurrence === date)
  if (row) return { state: 'SENT', due: null, lastSentAt: row.queuedAt.toISOString(), jobId: row.jobId ?? null }
  const isOver = localTimeIn(timeZone, now) >= guestsDeadline(event)
  if (isOver || guestsMomentIsLost(facts)) return { state: 'MISSED', due: null, lastSentAt: null, jobId: null }
  return { state: 'PLANNED', due: guestsMoment(date), lastSentAt: null, jobId: null }
}

function digest({ event, now, sent }: StoredFacts): MailStatus {
  const last = sent.findLast(({ mail }) => mail === 'REGISTRATION_DIGEST')
  return {
    state: 'PLANNED',
    due: digestMoment(localTimeIn(event.basicDetails.timeZone, now), 'next'),
    lastSentAt: last?.queuedAt.toISOString() ?? null,
    jobId: null,
  }
}

const notice: MailStatus = { state: 'WHEN_NEEDED', due: null, lastSentAt: null, jobId: null }
